qr-title = Rejoindre avec un téléphone
qr-about = Visez le code avec un appareil photo, ou tapez l’adresse dans un navigateur :
qr-menu = Afficher le code QR pour les téléphones
qr-key = Code QR : { $key-people }
qr-line-title = Pour vos amis
qr-line-about = Visez le code avec un appareil photo pour copier ce que tapent vos amis :
qr-line-menu = Afficher le code QR de la commande pour vos amis

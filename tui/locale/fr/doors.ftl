doors-password = Mot de passe de la table :
doors-code = Code de place, si on vous en a donné un ; sinon Enter :
doors-password-or-code = Mot de passe de la table, ou code de place :
doors-wrong = Mot de passe ou code incorrect.
doors-no-terminal = Il faut un terminal : reconnectez-vous avec ssh -t, sans commande.
doors-full = Il y a trop de visiteurs à cette porte. Réessayez plus tard.
doors-made-room = D’autres attendent à cette porte, et vous n’étiez pas encore à la table. Revenez un peu plus tard.
doors-idle = Aucune touche n’a été pressée depuis des heures : la connexion a été fermée. Votre place est gardée.
doors-failed = Quelque chose a échoué à cette porte. Reconnectez-vous : votre place est gardée.
doors-leave = { $watching ->
    [yes] Quitter la table
   *[no] Quitter la table ; votre place est gardée
  }
doors-leave-body = { $watching ->
    [yes] Vous ne faites que regarder : il n’y a pas de place à garder. Vous pouvez vous reconnecter quand vous voulez.
   *[no] Votre place est gardée. Reconnectez-vous avec la même clé ssh et le même nom, et vous y revoilà. Sans clé, notez le code que la porte montre quand vous quittez la table.
  }
doors-return-code = Pour retrouver votre place, reconnectez-vous et tapez ce code quand la porte en demande un :  { $code }
doors-ssh = Ou par ssh, sans rien installer :  ssh -p { $port } NOM@{ $host }
doors-ssh-key = La clé de la porte :  { $fingerprint }
doors-web = Ou dans un navigateur :  { $address }
doors-web-name = 16 caractères au plus, avec une lettre ou un chiffre ; ou le code de place qu’on vous a donné. Esc : quitter.
doors-web-leave = { $watching ->
    [yes] Vous ne faites que regarder : il n’y a pas de place à garder. Rechargez la page, et vous y revoilà.
   *[no] Votre place est gardée pour cet onglet : rechargez la page, et vous y revoilà. Pour un autre navigateur, prenez d’abord un code : { $key-people } le montre, et la porte l’accepte au lieu d’un nom.
  }
doors-web-failed = Quelque chose a échoué à cette porte. Rechargez la page : votre place est gardée.
doors-web-over = La visite est finie. Si vous aviez une place, elle est gardée pour cet onglet.
doors-web-refused = Cette porte ne répond pas au nom { $name }. L’hôte de la table doit l’ouvrir avec --web-name { $name }.
doors-web-blocked = La table répond, mais aucune connexion de jeu n’a pu être ouverte. Un proxy intermédiaire doit laisser passer les WebSockets.
doors-web-away = La table est injoignable. Elle est peut-être fermée, ou le réseau est en panne.
doors-web-lost = La connexion est coupée. Si vous aviez une place, elle est gardée pour cet onglet.
doors-web-again = Revenir
doors-web-script = Cette page demande JavaScript, car elle dessine un terminal.

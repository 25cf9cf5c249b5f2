qr-title = Join with a telephone
qr-about = Point a camera at the code, or type the address into a browser:
qr-menu = Show the QR code for telephones
qr-key = QR code: { $key-people }
qr-line-title = What friends type
qr-line-about = Point a camera at the code to copy what friends type:
qr-line-menu = Show the QR code of the line that friends type

// The most common leaked passwords of eight or more characters, and local ones. Lower case.
const common = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 88888888 66666666 99999999 12341234 87654321 987654321 0987654321
  11223344 147258369 123654789 1q2w3e4r 1qaz2wsx 1q2w3e4r5t qwertyui qwertyuiop qwerty123 qwerty12 qwer1234 asdfghjkl asdf1234
  zxcvbnm1 zaq12wsx password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 mypassword iloveyou iloveyou1
  sunshine princess football baseball basketball superman batman123 starwars whatever trustno1 letmein1 welcome1 welcome123
  admin123 administrator abcd1234 abc12345 abc123456 abc123abc aa123456 a1234567 a12345678 a123456789 aaaaaaaa 1a2b3c4d
  computer internet samsung1 liverpool chelsea1 arsenal1 manchester matkhau1 matkhau123 matkhau12 anhyeuem anhyeuem1 emyeuanh
  yeuemnhieu vietnam1 vietnam123 saigon123 hanoi1234 khongbiet khongnho 0123456789 0912345678 changeme change123 dragon123
  monkey123 master123 shadow123 michael1 jennifer qazwsxedc 1111111111 0000000000 123456789a 12345678a q1w2e3r4 fairground`.split(
    /\s+/,
  ),
)

/** True for a password that guessers try first. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

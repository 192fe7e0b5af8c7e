import {
  passwordLength,
  type RegistrationField,
  type RegistrationRule,
  typesOfField,
  usernameLength,
} from '@fairground/contract'

export type RegistrationRules = Record<RegistrationField, RegistrationRule>

/** A field that the operator may turn on: shown as optional until a rule says more. */
const off = (field: RegistrationField, minLength: number, maxLength: number, patternId: number): RegistrationRule => ({
  enabled: false,
  required: false,
  minLength,
  maxLength,
  patternId,
  acceptedPattern: '',
  type: typesOfField(field)[0] ?? 'text',
})
const handle = (field: RegistrationField) => off(field, 3, 64, 21)
const code = (field: RegistrationField) => ({ ...off(field, 4, 20, 5), enabled: true })
const wanted = { enabled: true, required: true }

/** Rules of a new site; each of their properties is the operator's to change. */
export const ruleDefaults: RegistrationRules = {
  username: { ...off('username', usernameLength.min, usernameLength.max, 2), ...wanted },
  password: { ...off('password', passwordLength.min, passwordLength.max, 18), ...wanted },
  paymentPassword: off('paymentPassword', 6, 6, 7),
  // Names of every language: what a name can be is asked of the field itself.
  payeeName: { ...off('payeeName', 2, 50, 1), enabled: true },
  nickname: off('nickname', 2, 20, 1),
  email: off('email', 6, 254, 4),
  mobileNum: off('mobileNum', 4, 15, 7),
  birthday: off('birthday', 10, 10, 12),
  idNumber: off('idNumber', 6, 20, 5),
  nationality: off('nationality', 2, 2, 17),
  address: off('address', 5, 200, 1),
  occupation: off('occupation', 2, 60, 13),
  sourceOfIncome: off('sourceOfIncome', 2, 60, 13),
  qqNum: off('qqNum', 5, 12, 7),
  line: handle('line'),
  whatsapp: off('whatsapp', 7, 15, 7),
  facebook: handle('facebook'),
  wechat: handle('wechat'),
  telegram: handle('telegram'),
  zalo: handle('zalo'),
  referrer: off('referrer', 2, 64, 1),
  affiliateCode: code('affiliateCode'),
  referralCode: code('referralCode'),
  captcha: { ...off('captcha', 4, 4, 5), required: true },
}

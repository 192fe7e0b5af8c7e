/**
 * Fields of the registration form in the order in which they are shown, each with the most characters that a rule may
 * allow. The password's repetition, the code of the number and what a slider earns belong to the form, not to the rules.
 */
export const registrationFieldMax = {
  username: 32,
  password: 128,
  paymentPassword: 6,
  payeeName: 64,
  nickname: 64,
  email: 254,
  mobileNum: 20,
  birthday: 10,
  idNumber: 32,
  nationality: 2,
  address: 254,
  occupation: 128,
  sourceOfIncome: 128,
  qqNum: 32,
  line: 64,
  whatsapp: 32,
  facebook: 64,
  wechat: 64,
  telegram: 64,
  zalo: 64,
  referrer: 64,
  affiliateCode: 32,
  referralCode: 32,
  captcha: 4,
} as const

export type RegistrationField = keyof typeof registrationFieldMax
export const registrationFields = Object.keys(registrationFieldMax) as [RegistrationField, ...RegistrationField[]]

/** Without these nobody could log in: their rules stay on, whatever is asked. */
export const lastingFields: readonly RegistrationField[] = ['username', 'password']

/** Where they are shown they are wanted: left out they would prove nothing. */
export const provingFields: readonly RegistrationField[] = ['captcha']

/** Kinds of input a field may have; the first is the usual one. Fields that are not named are plain text. */
const fieldTypes: Partial<Record<RegistrationField, readonly FieldType[]>> = {
  password: ['password'],
  paymentPassword: ['password'],
  birthday: ['date', 'text'],
  nationality: ['select'],
  mobileNum: ['number'],
  qqNum: ['number', 'text'],
  whatsapp: ['number', 'text'],
  idNumber: ['text', 'number'],
}
type FieldType = 'text' | 'password' | 'date' | 'number' | 'select'

export const typesOfField = (field: RegistrationField): readonly FieldType[] => fieldTypes[field] ?? ['text']

/** Kept of a registration beside the account itself, field by field, each sealed. */
export const detailFields = [
  'email',
  'mobileNum',
  'birthday',
  'idNumber',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'referrer',
] as const satisfies readonly RegistrationField[]
export type DetailField = (typeof detailFields)[number]

/** ISO 3166-1 codes of a nationality. */
export const nationalities: readonly string[] =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  )

/** Pattern families that a field's rule may choose; fields that are not named may have any. */
const fieldFamilies: Partial<Record<RegistrationField, readonly number[]>> = {
  // A name is seen by others: letters that look like other ones stay out.
  username: [2, 5, 6, 7, 8],
  // No blanks inside, so that a password never depends on one.
  password: [18, 6, 8, 19],
  paymentPassword: [7],
  email: [4],
  mobileNum: [7],
  birthday: [12],
  nationality: [17],
  affiliateCode: [5],
  referralCode: [5],
  captcha: [5],
}
const everyFamily = Array.from({ length: 21 }, (_, i) => i + 1)

export const familiesOfField = (field: RegistrationField): readonly number[] => fieldFamilies[field] ?? everyFamily

/** Fields whose length is what it is: no rule may change it. */
export const fixedLengths: Partial<Record<RegistrationField, number>> = {
  paymentPassword: 6,
  birthday: 10,
  nationality: 2,
  captcha: 4,
}

import { type DestinationStream, type Logger, pino } from 'pino'

const secrets = [
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'paymentPassword',
  'token',
  'secret',
  'serverSeed',
  'sessionToken',
  'launchToken',
  'verifyTicket',
  'code',
  'verificationCode',
  'authorization',
  'cookie',
]
/** What points to a person, or pays one. */
const personal = [
  'payeeName',
  'accountName',
  'accountNo',
  'idNumber',
  'mobileNum',
  'mobileNo',
  'mobile',
  'email',
  'recipient',
  'birthday',
  'address',
]
/** A database error quotes the row that it refused. */
const quoting = ['detail']

const places = [...secrets, ...personal, ...quoting].flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** Structured logs on standard output; nothing secret or personal is in them, however it gets into an entry. */
export const createLogger = (level: string, stream?: DestinationStream): Logger =>
  pino({ level, redact: { paths: places, censor: '[redacted]' } }, stream)

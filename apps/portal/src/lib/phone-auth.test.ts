import { expect, test } from 'vitest'
import { phoneRefusal } from './phone-auth.ts'

test.each([
  ['[R8.29]', 'INVALID_PHONE_NUMBER : Invalid format.', 'IDP_PHONE'],
  ['[R8.29]', 'MISSING_PHONE_NUMBER', 'IDP_PHONE'],
  ['[R8.30]', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'IDP_TOO_MANY'],
  ['[R8.31]', 'SOMETHING_NEW', 'IDP_UNKNOWN'],
  ['[R8.31]', '', 'IDP_UNKNOWN'],
  ['[R8.32]', 'INVALID_CODE', 'IDP_CODE'],
  ['[R8.32]', 'MISSING_CODE', 'IDP_CODE'],
  ['[R8.32]', 'INVALID_SESSION_INFO', 'IDP_CODE'],
  ['[R8.33]', 'CAPTCHA_CHECK_FAILED : Recaptcha verification failed', 'IDP_CAPTCHA'],
  ['[R8.33]', 'MISSING_RECAPTCHA_TOKEN', 'IDP_CAPTCHA'],
  ['[R8.34]', 'QUOTA_EXCEEDED : Exceeded quota for verifying phone numbers.', 'IDP_QUOTA'],
  ['[R8.35]', 'OPERATION_NOT_ALLOWED : SMS based authentication is not enabled.', 'IDP_DISABLED'],
  ['[R8.35]', 'API key not valid. Please pass a valid API key.', 'IDP_DISABLED'],
  ['[R8.36]', 'SESSION_EXPIRED', 'IDP_EXPIRED'],
])('%s the provider says %s: people are told what %s says', (_, word, code) => {
  expect(phoneRefusal(word).code).toBe(code)
})

import { expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'

const personal = {
  password: 'Lantern-42-boat',
  paymentPassword: '246810',
  payeeName: 'NGUYEN VAN AN',
  idNumber: '079123456789',
  mobileNum: '0901234567',
  email: 'an@example.vn',
  accountNo: '190012344417',
  verificationCode: '123456',
  token: 'a-session-token',
}

const linesOf = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const lines: string[] = []
  write(createLogger('info', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('[R3.002] [A-27] nothing secret or personal stands in a log, at whatever depth it was put there', () => {
  const text = linesOf((log) => {
    log.info(personal, 'body')
    log.info({ body: personal }, 'body')
    log.info({ request: { body: personal } }, 'body')
  })
  for (const value of Object.values(personal)) expect(text).not.toContain(value)
  expect(text).toContain('[redacted]')
})

test('[A-27] a database error is logged without the row that it quotes', () => {
  const error = Object.assign(new Error('violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (NGUYEN VAN AN)',
  })
  const text = linesOf((log) => log.error({ err: error, requestId: 'req-1' }, 'request failed'))
  expect(text).toContain('violates check constraint')
  expect(text).toContain('req-1')
  expect(text).not.toContain('NGUYEN VAN AN')
})

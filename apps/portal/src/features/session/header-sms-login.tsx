import { isRefusal, refusalText } from '@fairground/client'
import { Button, Input } from '@fairground/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiallingChoice, useCountries } from '../../components/mobile-field.tsx'
import { showLogin } from '../../lib/login-prompt.ts'
import { useCountdown } from '../../lib/use-countdown.ts'
import { LoginWarning } from './login-warning.tsx'
import { useSmsLogin } from './use-sms-login.ts'

/** Number and code in the bar of a wide screen. What is wrong is told in a dialog: there is no room for words below. */
export function HeaderSmsLogin({ onEntered }: { onEntered: () => void }) {
  const { t } = useTranslation('recovery')
  const { countries, fits } = useCountries()
  const [chosen, choose] = useState<string>()
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const [warning, setWarning] = useState<string>()
  const [seconds, startCountdown] = useCountdown('code:login')
  const countryDialingCode = chosen ?? countries[0]?.countryDialingCode ?? '84'
  const sms = useSmsLogin({
    onDone: onEntered,
    onSecondStep: (step) => showLogin(true, { username: mobileNum, step }),
  })
  const isNumber = async () => {
    if (await fits(countryDialingCode, mobileNum)) return true
    setWarning(t('mobileInvalid'))
    return false
  }
  const ask = useMutation({
    mutationFn: async () => ((await isNumber()) ? sms.ask({ mobileNum, countryDialingCode }) : undefined),
    onSuccess: (answer) => answer && startCountdown(answer.expiredMinutes * 60),
    onError: (error) => {
      const wait = isRefusal(error) ? error.value?.retryAfter : undefined
      if (wait) startCountdown(wait)
      setWarning(refusalText(t, error))
    },
  })
  const onError = (error: Error) => {
    if (isRefusal(error, 'NEED_VERIFY')) return
    setWarning(isRefusal(error, 'USER_NOT_FOUND') ? t('pages:session.registerFirst') : refusalText(t, error))
  }
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!(await isNumber())) return
    if (code.trim() === '') setWarning(t('codeMissing'))
    else sms.login.mutate({ mobileNum, countryDialingCode, code }, { onError })
  }
  return (
    <form
      noValidate
      aria-label={t('portal:session.login')}
      onSubmit={(event) => void submit(event)}
      className="flex items-center gap-2"
    >
      {sms.dialog}
      <Input
        size="sm"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        aria-label={t('mobileNum')}
        placeholder={t('mobileNum')}
        value={mobileNum}
        onChange={(event) => setMobileNum(event.target.value)}
        start={<DiallingChoice value={countryDialingCode} onChange={choose} />}
        className="w-46"
      />
      <Input
        size="sm"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        aria-label={t('code')}
        placeholder={t('code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        end={
          <Button
            variant="quiet"
            size="sm"
            guardMs={1000}
            busy={ask.isPending}
            disabled={seconds > 0}
            aria-label={seconds > 0 ? t('again', { seconds }) : undefined}
            className="-me-2 min-w-16 px-1.5! tabular-nums"
            onClick={() => ask.mutate()}
          >
            {seconds > 0 ? `${seconds} s` : t('getCode')}
          </Button>
        }
        className="w-46"
      />
      <Button type="submit" variant="line" busy={sms.login.isPending} guardMs={1000}>
        {t('portal:session.login')}
      </Button>
      {warning && <LoginWarning text={warning} onClosed={() => setWarning(undefined)} />}
    </form>
  )
}

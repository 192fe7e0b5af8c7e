import { password, type TestPlayer } from './new-player.ts'
import { codeSentTo, newMobile } from './outbox.ts'

/** Binds an address by the calls that the form makes. */
export async function bindEmail({ api, username }: TestPlayer): Promise<string> {
  const email = `${username}@example.vn`
  await api.contacts.emailCode({ email })
  await api.contacts.bindEmail({ email, verificationCode: await codeSentTo(email), password })
  return email
}

/** Binds a number by the calls that the form makes. */
export async function bindMobile({ api }: TestPlayer): Promise<string> {
  const number = { mobileNum: newMobile(), countryDialingCode: '84' }
  await api.contacts.mobileCode(number)
  await api.contacts.bindMobile({ ...number, verificationCode: await codeSentTo(number.mobileNum), password })
  return number.mobileNum
}

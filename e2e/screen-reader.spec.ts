import { type TextKey, text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'

// What is read aloud and in which order: roles, names and states of the ways in.

const hint = (key: TextKey) => textPart(key, { length: /\d+–\d+/ }).source

test('the log-in is read as a dialog of named fields, each with what is wrong with it, then the other ways in; the registration field by field, each with what it must be', async ({
  page,
}) => {
  await test.step('the log-in is read as a dialog of named fields', () => readLogin(page))
  await test.step('the registration is read field by field', () => readRegistration(page))
})

async function readLogin(page: Page): Promise<void> {
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: text('portal:session.login') })
  await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${text('portal:session.login')}":
      - heading "${text('portal:session.login')}" [level=2]
      - button "${text('ui:close')}"
      - radiogroup "${text('portal:session.way')}":
        - radio "${text('portal:session.way.username')}" [checked]
        - radio "${text('portal:session.way.sms')}"
      - textbox "${text('portal:session.username')}" [invalid]
      - text: ${text('errors:validation.required')} ${text('portal:session.password')}
      - textbox "${text('portal:session.password')}" [invalid]
      - button "${text('ui:showPassword')}"
      - text: ${text('errors:validation.required')}
      - status: ${text('pages:session.enterBoth')}
      - button "${text('portal:session.login')}"
      - checkbox
      - button "${text('pages:session.forgot')}"
      - button "${text('pages:passkey.login')}"
      - button "${text('pages:social.with', { provider: 'Google' })}"
      - button "${text('pages:social.with', { provider: 'Facebook' })}"
      - paragraph:
        - button "${text('portal:session.register')}"
  `)
  await dialog.getByRole('radio', { name: text('portal:session.way.sms') }).check()
  await expect(dialog).toMatchAriaSnapshot(`
    - radiogroup "${text('portal:session.way')}":
      - radio "${text('portal:session.way.username')}"
      - radio "${text('portal:session.way.sms')}" [checked]
    - combobox "${text('recovery:dialling')}":
      - option /Việt Nam/ [selected]
    - textbox "${text('recovery:mobileNum')}"
    - textbox "${text('recovery:code')}"
    - button "${text('recovery:getCode')}"
    - button "${text('portal:session.login')}"
    - checkbox "${text('pages:session.rememberMobile')}"
  `)
  await dialog.getByRole('button', { name: text('pages:session.forgot') }).click()
  const forgot = page.getByRole('dialog', { name: text('recovery:title') })
  await expect(forgot).toMatchAriaSnapshot(`
    - radiogroup "${text('recovery:method')}":
      - radio "${text('recovery:mobileNum')}" [checked]
      - radio "${text('recovery:byEmail')}"
    - combobox "${text('recovery:dialling')}"
    - textbox "${text('recovery:mobileNum')}"
    - textbox "${text('recovery:code')}"
    - button "${text('recovery:getCode')}"
    - textbox "${text('recovery:newPassword')}"
    - button "${text('ui:showPassword')}"
    - textbox "${text('recovery:confirm')}"
    - button "${text('ui:showPassword')}"
    - button "${text('recovery:save')}"
    - paragraph:
      - button "${text('recovery:back')}"
  `)
  await forgot.getByRole('radio', { name: text('recovery:byEmail') }).check()
  await expect(forgot).toMatchAriaSnapshot(`
    - textbox "${text('portal:session.username')}"
    - textbox "${text('recovery:email')}"
    - button "${text('recovery:sendLink')}"
    - paragraph:
      - button "${text('recovery:back')}"
  `)
}

async function readRegistration(page: Page): Promise<void> {
  await page.goto('/register')
  await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(`
    - textbox "${text('portal:session.username')}"
    - text: /${hint('errors:reg_pattern_2')} ${text('registration:password')}/
    - textbox "${text('portal:session.password')}"
    - button "${text('ui:showPassword')}"
    - text: /${hint('registration:passwordHint')} ${text('registration:confirm')}/
    - textbox "${text('registration:confirm')}"
    - button "${text('ui:showPassword')}"
    - textbox "${text('registration:payeeName')} ${text('ui:optional')}"
    - textbox "${text('registration:affiliateCode')} ${text('ui:optional')}"
    - textbox "${text('registration:referralCode')} ${text('ui:optional')}"
    - checkbox /${text('registration:terms')}/
    - button "${text('registration:terms')}"
    - button "${text('registration:submit')}"
    - button "${text('registration:reset')}"
  `)
}

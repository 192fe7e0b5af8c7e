import { readFileSync } from 'node:fs'
import { permissions, staffRoles } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { expect, test } from 'vitest'

test.each(languages)('in %s every permission and every role has words', (language) => {
  const file = new URL(`../../../../../../packages/i18n/locales/${language}/console.json`, import.meta.url)
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const permission of permissions) expect(texts[`permission.${permission}`], permission).toMatch(/\S/)
  for (const role of staffRoles) expect(texts[`operators.roleText.${role}`], role).toMatch(/\S/)
})

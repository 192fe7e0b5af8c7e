import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@fairground/i18n'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../src')
const catalogues = path.join(import.meta.dirname, '../../../packages/i18n/locales')

/** What the server's files record as done, where it is written out. */
function actionsInSource(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const named = /(?<=\baction: '|\brecordSecurity\(tx, call, memberId, ')[a-z-]+\.[a-z.-]+(?=')/g
  return [...new Set(files.flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(named) ?? []))]
}

test.each(languages)('in %s the audit log has words for everything that is recorded', (language) => {
  const texts = JSON.parse(readFileSync(path.join(catalogues, language, 'console.json'), 'utf8'))
  const actions = actionsInSource()
  expect(actions.length).toBeGreaterThan(20)
  for (const action of actions) expect(texts[`audited.${action}`], action).toMatch(/\S/)
})

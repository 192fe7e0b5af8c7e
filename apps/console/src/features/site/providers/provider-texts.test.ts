import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { providerFields, providerKindNames, providerSpec } from '@fairground/contract/provider-kinds'
import { languages } from '@fairground/i18n'
import { expect, test } from 'vitest'

const locales = new URL('../../../../../../packages/i18n/locales/', import.meta.url)
const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`${language}/providers.json`, locales)), 'utf8'))

/** Every key that the form of a kind reads. */
const keysOf = (kind: (typeof providerKindNames)[number]): string[] => {
  const { group, test: trial } = providerSpec(kind)
  const fields = providerFields(kind).flatMap(([name, field]) => [
    `${kind}.${name}`,
    ...(field.type === 'choice' ? field.options.map((option) => `${kind}.${name}.${option}`) : []),
  ])
  const to = trial === 'nobody' ? [] : [`test.to.${trial}`]
  return [
    kind,
    `${kind}.text`,
    `${kind}.isOn`,
    `group.${group}`,
    `group.${group}.text`,
    `test.text.${trial}`,
    ...to,
    ...fields,
  ]
}

test.each(languages)('in %s every outside service and each of its fields has words', (language) => {
  const texts = textsOf(language)
  for (const key of providerKindNames.flatMap(keysOf)) expect(texts[key], key).toMatch(/\S/)
})

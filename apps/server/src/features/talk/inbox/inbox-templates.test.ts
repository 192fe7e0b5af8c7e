import { displayLanguages } from '@fairground/i18n'
import { type InboxTemplate, inboxText } from '@fairground/i18n/server'
import { expect, test } from 'vitest'
import inbox from '../../../../../../packages/i18n/locales/en/inbox.json' with { type: 'json' }

const templates = Object.keys(inbox).flatMap((key) =>
  /\.title(_other)?$/.test(key) ? [key.replace(/\.title\w*$/, '') as InboxTemplate] : [],
)
const partsOf = (template: InboxTemplate) =>
  [`${template}.title`, `${template}.text`].map((key) => (key in inbox ? key : `${key}_other`) as keyof typeof inbox)
const placesOf = (template: InboxTemplate): string[] =>
  partsOf(template).flatMap((key) => [...inbox[key].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))

test.each(displayLanguages)(
  'what the house writes to members has words of its own in %s, every place filled',
  (language) => {
    expect(templates.length).toBeGreaterThan(20)
    for (const template of templates) {
      const args = Object.fromEntries(placesOf(template).map((name) => [name, `<${name}>`]))
      const { title, content } = inboxText(language, template, args)
      for (const filled of Object.values(args)) expect(`${title} ${content}`, template).toContain(filled)
      expect(`${title} ${content}`, template).not.toMatch(/[{}]{2}|undefined/)
      if (language !== 'en') expect(content, template).not.toBe(inboxText('en', template, args).content)
    }
  },
)

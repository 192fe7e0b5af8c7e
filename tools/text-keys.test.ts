import { expect, test } from 'vitest'
import { keysIn } from './text-keys.ts'

test.each([
  ["t('security.profile')", ['security.profile']],
  ["t('lobby.seen', { count: seen(1), name: 'an' })", ['lobby.seen']],
  ["t(kind === 'sms' ? 'a.sms' : 'a.mail', { name })", ['a.sms', 'a.mail']],
  ["t(\n  isBound\n    ? 'social.unlink'\n    : 'social.link',\n)", ['social.unlink', 'social.link']],
  ["i18n.t('ui:close')", ['ui:close']],
])('keys written out are found: %s', (source, keys) => {
  expect(keysIn(source)).toEqual(keys)
})

test.each(['t(key)', 't(`menu.${'.concat('name}`)'), "format('x.y')"])(
  'what is put together when the page runs is not a key: %s',
  (source) => {
    expect(keysIn(source)).toEqual([])
  },
)

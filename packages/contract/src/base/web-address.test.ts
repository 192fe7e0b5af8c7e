import { expect, test } from 'vitest'
import { isGameType, isOrigin, isOwnPath, isTagId, isWebPage } from './web-address.ts'

const evil = ["https://a.test'unsafe", 'https://a.test b', 'https://a.test;x', 'https://*.test', 'javascript:alert(1)']

test.each([...evil, 'https://a.test/', 'http://a.test', 'https://user@a.test', 'https://'])(
  '%s is no origin',
  (text) => {
    expect(isOrigin(text)).toBe(false)
  },
)
test.each(['https://img.example.com', 'https://a.test:8443', 'http://localhost:8080', 'http://127.0.0.1:9000'])(
  '%s is an origin',
  (text) => expect(isOrigin(text)).toBe(true),
)

test('a file or page is secure and has nothing that a link could break out of', () => {
  expect(isWebPage('https://apps.example/fairground.apk?v=2')).toBe(true)
  for (const text of [...evil.slice(0, 2), 'http://a.test/x', 'https://a.test/"x', `https://a.test/${'x'.repeat(300)}`])
    expect(isWebPage(text)).toBe(false)
})

test('a page of the portal is a plain path, never another host', () => {
  expect(['/hot', '/member/inbox'].every(isOwnPath)).toBe(true)
  expect(['//evil.test', '/', 'hot', '/a//b', '/\\evil', '/hot?x=1'].some(isOwnPath)).toBe(false)
})

test('ids of tags and game types are capital letters and digits', () => {
  expect(isTagId('G-ABCD1234') && isTagId('GT-ABCD1234')).toBe(true)
  expect(['G-1"><script>', 'g-abcd1234', 'ABCD'].some(isTagId)).toBe(false)
  expect(['LIVE', 'E_LOTT2'].every(isGameType)).toBe(true)
  expect(['live', 'A', '../X', ''].some(isGameType)).toBe(false)
})

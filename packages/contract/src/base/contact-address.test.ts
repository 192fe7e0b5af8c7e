import { expect, test } from 'vitest'
import { contactAddressMax, isContactAddress } from './contact-address.ts'

test.each([
  ['chat', 'https://help.example/chat?site=1', true],
  ['chat', 'http://help.example/chat', false],
  ['chat', 'javascript:alert(1)', false],
  ['chat', 'https://help.example@evil.test/', false],
  ['chat', 'https://localhost/chat', false],
  ['chat', 'https://help.example:8443/chat', false],
  ['chat', `https://help.example/${'x'.repeat(contactAddressMax)}`, false],
  ['phone', 'tel:+842812345678', true],
  ['phone', 'tel:1900', true],
  ['phone', 'https://help.example/call', false],
  ['telegram', 'https://t.me/fairground', true],
  ['telegram', 'https://t.me.evil.test/fairground', false],
  ['telegram', 'https://evil.test/t.me', false],
  ['facebook', 'https://www.facebook.com/fairground', true],
  ['facebook', 'https://notfacebook.com/fairground', false],
  ['zalo', 'https://zalo.me/0900000000', true],
  ['youtube', 'https://youtu.be/abc', true],
  ['x', 'https://x.com/fairground', true],
] as const)('a link of the kind %s may lead to %s: %s', (type, url, expected) => {
  expect(isContactAddress(type, url)).toBe(expected)
})

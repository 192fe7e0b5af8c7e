import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'
import { maskedNetwork } from './masked-network.ts'

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  [`${chrome} Safari/537.36`, { browser: 'Chrome', system: 'Windows', isPhone: false }],
  [`${chrome} Safari/537.36 Edg/142.0`, { browser: 'Edge', system: 'Windows', isPhone: false }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', isPhone: true },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android', isPhone: true },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux', isPhone: false },
  ],
  ['lightMyRequest', { browser: '', system: '', isPhone: false }],
])('%s is named as its owner knows it', (userAgent, name) => {
  expect(deviceName(userAgent)).toEqual(name)
})

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:*'],
  ['', ''],
])('of the address %s only the beginning is shown', (ip, shown) => {
  expect(maskedNetwork(ip)).toBe(shown)
})

import { expect, test } from 'vitest'
import { isPlainPath } from './plain-path.ts'

test.each([
  '/',
  '/wps/session/login',
  '/wps/system/status?host=a/../b',
  '/help/',
  '/lgw/games/x%2Fy',
  '/tr%C3%B2-ch%C6%A1i',
  "/a.b/..c/d..;e='@:!$&,()*+",
])('%s is what it says', (address) => expect(isPlainPath(address)).toBe(true))

test.each([
  '/wps/system/../session/login',
  '/wps/system/./status',
  '/wps/system/%2e%2E/session/login',
  '/wps/system/.%2e/session/login',
  '/wps/system\\..\\session\\login',
  '/wps/system/.\t./session/login',
  '//evil.example/wps/session/login',
  'http://evil.example/wps/session/login',
  '/..',
  '*',
  '',
])('[A-61] %s could be read as another address', (address) => expect(isPlainPath(address)).toBe(false))

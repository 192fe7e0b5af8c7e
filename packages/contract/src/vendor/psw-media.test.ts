import { expect, test } from 'vitest'
import { MediaAddress, MediaServer, RecordingAddress, recordingUrl } from './psw-media.ts'

const isTaken = (text: string) => MediaAddress.safeParse(text).success
const isPattern = (text: string) => RecordingAddress.safeParse(text).success

test('an address of a media server is encrypted or of this machine, and holds no secret', () => {
  expect(['https://media.example/live', 'http://127.0.0.1:8889', 'http://[::1]:8889/a'].map(isTaken)).toEqual(
    Array(3).fill(true),
  )
  const refused = ['http://media.example', 'https://a:b@media.example', 'https://media.example/?key=1', 'ws://a', 'x']
  expect([...refused, 'https://media.example/#a', 'http://127.0.0.1.evil.example'].map(isTaken)).toEqual(
    Array(7).fill(false),
  )
})

test('a pattern of recordings names a round by parts that are known, at one server', () => {
  const good = ['https://rec.example/{round}.mp4', 'https://rec.example/get?path={table}&start={from}&end={to}']
  expect(good.map(isPattern)).toEqual([true, true])
  const bad = ['https://rec.example/{table}', 'https://{table}.example/{round}', 'https://rec.example/{round}/{player}']
  expect(
    [...bad, 'http://rec.example/{round}', 'https://rec.example/{from}', 'https://rec.example/{round'].map(isPattern),
  ).toEqual(Array(6).fill(false))
  const of = { table: 'live-c05', round: 'a/b', from: '2026-01-01T00:00:00.000Z', to: 'z' }
  expect(recordingUrl('https://r.example/{table}/{round}?s={from}', of)).toBe(
    'https://r.example/live-c05/a%2Fb?s=2026-01-01T00%3A00%3A00.000Z',
  )
})

test('a path leads to no other place at the server', () => {
  const at = (path: string) => MediaServer.safeParse({ kind: 'mediamtx', webrtc: 'https://m.example', path }).success
  expect(['live-c05', 'studio/live-c05'].map(at)).toEqual([true, true])
  expect(['', '../v3', 'a//b', 'a?b', '/a'].map(at)).toEqual(Array(5).fill(false))
})

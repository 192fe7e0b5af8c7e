import { expect, test } from 'vitest'
import { mediaDraftOf, mediaOfDraft } from './media-draft.ts'

const mediamtx = {
  ...({ kind: 'mediamtx', webrtc: 'https://m.example', path: 'c05', hls: 'https://h.example', api: null } as const),
  recordings: 'https://r.example/{round}',
} as const

test('a server that nobody changed is asked for as it is', () => {
  expect(mediaOfDraft(mediaDraftOf(mediamtx))).toEqual(mediamtx)
  expect(mediaOfDraft(mediaDraftOf(null))).toBeNull()
})

test('of another kind only its own boxes count, and an empty one stands for nothing', () => {
  const draft = {
    ...mediaDraftOf(mediamtx),
    kind: 'plain',
    whip: ' https://w.example/in ',
    whep: 'https://w.example/out',
  }
  expect(mediaOfDraft({ ...draft, kind: 'plain', hls: ' ' })).toEqual({
    ...{ kind: 'plain', whip: 'https://w.example/in', whep: 'https://w.example/out', hls: null },
    recordings: mediamtx.recordings,
  })
  expect(mediaOfDraft({ ...draft, kind: 'none' })).toBeNull()
})

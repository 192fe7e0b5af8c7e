import type { DeskView } from '@fairground/contract/studio'
import type { CameraState } from './camera.ts'

export type CameraWords =
  | Exclude<CameraState['picture'], 'on'>
  | (
      | 'not-added'
      | 'unconfirmed'
      | 'offline'
      | 'stopped'
      | 'several'
      | 'strange'
      | 'hold'
      | 'take-away'
      | 'show'
      | 'wait'
    )

type Facts = Pick<CameraState, 'picture' | 'deviceId' | 'isOnline' | 'expected' | 'seen'>

/** The one thing that whoever stands at the camera has to know now. */
export function wordsOf({ picture, deviceId, isOnline, expected, seen }: Facts, view: DeskView): CameraWords {
  if (picture !== 'on') return picture
  const device = view.devices.find((one) => one.deviceId === deviceId)
  if (!device) return 'not-added'
  if (device.state === 'unconfirmed') return 'unconfirmed'
  if (!isOnline) return 'offline'
  if (view.round?.pausedFor) return 'stopped'
  if (seen.kind === 'several' || seen.kind === 'strange') return seen.kind
  if (seen.kind === 'told') return 'take-away'
  if (seen.kind === 'steadying') return 'hold'
  return expected && view.round?.phase === 'running' ? 'show' : 'wait'
}

/** What stands for itself, what waits for somebody, and what is wrong. */
export function toneOf(words: CameraWords): 'ok' | 'wait' | 'bad' {
  switch (words) {
    case 'show':
    case 'hold':
    case 'take-away':
      return 'ok'
    case 'asking':
    case 'wait':
    case 'not-added':
    case 'unconfirmed':
      return 'wait'
    case 'refused':
    case 'missing':
    case 'lost':
    case 'unable':
    case 'offline':
    case 'stopped':
    case 'several':
    case 'strange':
      return 'bad'
  }
}

import type { VideoPlay } from '@fairground/contract/studio'
import type { PictureState } from './picture-state.ts'
import type { Stamp } from './stamp.ts'

export type PictureDoor = NonNullable<VideoPlay['play']>

export interface Watching {
  video: HTMLVideoElement
  /** Where the picture comes from; null while there is none. */
  findDoor(): Promise<PictureDoor | null>
  /** The server's time. */
  nowMs(): number
  /** Whether a stamp may stand in this picture. */
  isMine(stamp: Stamp): boolean
  onState(state: PictureState): void
}

import manifest from 'virtual:art'
import { dealerLayers } from '@fairground/art/catalogue'
import { type ArtKey, artSrcset, artUrl } from '@fairground/art/url'
import { cx } from '@fairground/ui'
import { useLive, useLiveState } from './live-context.ts'
import { LivePicture, PictureAge } from './live-picture.tsx'
import { studioOf } from './studio-of.ts'

/** The studio and who deals in it: idle, dealing, looking at the cards, glad for whoever has won. */
export function LiveScene() {
  const { opened } = useLive()
  const phase = useLiveState((state) => state.table.phase)
  const isAsking = useLiveState((state) => state.table.round?.stage !== undefined)
  const hasWon = useLiveState((state) =>
    state.bets.some(({ payoutMinor, stakeMinor }) => BigInt(payoutMinor) > BigInt(stakeMinor)),
  )
  const isThankful = useLiveState((state) => state.thankedMinor !== undefined)
  const studio = studioOf(opened.provider)
  const wide: ArtKey = `studio-wide/${studio}`
  return (
    <>
      <div
        className="live-scene"
        data-gesture={isThankful ? 'thanks' : gestureOf(phase, hasWon, isAsking)}
        aria-hidden="true"
      >
        <div className="live-room">
          <picture>
            <source media="(max-width: 56.24rem)" srcSet={artUrl(manifest, `studio-narrow/${studio}`)} />
            <img
              className="live-studio"
              src={artUrl(manifest, wide)}
              srcSet={artSrcset(manifest, wide)}
              sizes="100vw"
              alt=""
            />
          </picture>
          <div className="live-dealer">
            {dealerLayers.map((layer) => {
              const url = artUrl(manifest, `dealer/${opened.theme}-${layer}`)
              return url && <img key={layer} className={cx('live-layer', `is-${layer}`)} src={url} alt="" />
            })}
          </div>
        </div>
        <LivePicture />
      </div>
      <PictureAge />
    </>
  )
}

function gestureOf(phase: string, hasWon: boolean, isAsking: boolean): 'idle' | 'look' | 'deal' | 'win' {
  if (phase === 'locked' || (phase === 'running' && isAsking)) return 'look'
  if (phase === 'running') return 'deal'
  return phase === 'result' && hasWon ? 'win' : 'idle'
}

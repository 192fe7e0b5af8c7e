import { RoundTicket, SessionCard, useWindows } from '@fairground/vendor-ui'
import { useRef } from 'react'
import { useGame, useScreen } from '../components/game-context.ts'
import { ConsoleBar } from '../controls/console-bar.tsx'
import { GameWindows, prefetchWindows } from '../menu/game-windows.tsx'
import type { WindowName } from '../menu/windows.ts'
import { TopPays } from '../paytable/top-pays.tsx'
import { Backdrop } from '../scenery/backdrop.tsx'
import { TitleArt } from '../scenery/title-art.tsx'
import { useScenery } from '../scenery/use-scenery.ts'
import { useSceneryView } from '../scenery/use-scenery-view.ts'
import { Announcer } from './announcer.tsx'
import { MachineCanvas } from './machine-canvas.tsx'
import { MessageLine } from './message-line.tsx'
import { SceneOverReels } from './scene-over-reels.tsx'
import { Sign } from './sign.tsx'
import { sceneryStyle, themeStyle } from './theme-style.ts'
import { useCabinet } from './use-cabinet.ts'

/** The slot machine with its surroundings. Data attributes expose its public state. */
export function GameScreen({ canvas }: { canvas: HTMLCanvasElement }) {
  const game = useGame()
  const { phase, roundId, freeSpins, hold, scene, win, replayed } = useScreen((state) => state)
  const panel = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const cabinet = useCabinet(panel, place)
  const view = useSceneryView(panel)
  const scenery = useScenery()
  const windows = useWindows<WindowName>({ prefetch: prefetchWindows })
  const isCelebrated =
    scene?.kind === 'big-win' ||
    scene?.kind === 'jackpot' ||
    (win !== undefined && win.durationMs > 0 && win.tier !== 'none')
  const isFeature = freeSpins !== undefined || hold !== undefined
  return (
    <main
      className="game-page"
      style={{ ...themeStyle(game.opened.theme), ...sceneryStyle(scenery) }}
      data-state={phase}
      data-round={roundId}
      data-mood={isCelebrated ? 'win' : isFeature ? 'feature' : 'base'}
      data-feature={isFeature ? true : undefined}
      data-scenery={view ? (view.pictures.place.length > 1 ? 'landscape' : 'portrait') : undefined}
      data-logo={view?.pictures.logo ? true : undefined}
      data-replay={replayed ? true : undefined}
    >
      <section ref={panel} className="stage-panel">
        {view ? <Backdrop view={view} panel={panel} /> : <div className="stage-rays" aria-hidden="true" />}
        <MachineCanvas canvas={canvas} />
        <Sign onOpen={windows.show} />
        <div className="stage-place">
          {/* A pointer's shortcut only: the button in the console does the same for everybody. */}
          <div ref={place} className="size-full" onPointerDown={() => phase !== 'idle' && game.hurry()} />
        </div>
        {cabinet && view && <TitleArt view={view} cabinet={cabinet} />}
        {cabinet && <MessageLine cabinet={cabinet} />}
        {cabinet && <SceneOverReels cabinet={cabinet} />}
        <ConsoleBar onOpen={windows.show} />
        <Announcer />
      </section>
      <aside className="hidden content-start gap-3.5 [@media(min-width:80rem)_and_(min-height:40rem)]:grid">
        <SessionCard />
        <TopPays onOpen={() => windows.show('paytable')} />
        <RoundTicket onVerify={windows.verify} onChange={() => windows.show('fairness')} />
      </aside>
      <GameWindows
        known={windows.known}
        open={windows.open}
        roundId={windows.roundId}
        onClose={windows.close}
        onOpen={windows.show}
        onVerify={windows.verify}
      />
    </main>
  )
}

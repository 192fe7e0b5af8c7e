import { RoundTicket, SessionCard, useWindows } from '@fairground/vendor-ui'
import { useRef } from 'react'
import { useGame, useScreen } from '../components/game-context.ts'
import { ConsoleBar } from '../controls/console-bar.tsx'
import { GameWindows, prefetchWindows } from '../menu/game-windows.tsx'
import type { WindowName } from '../menu/windows.ts'
import { TopPays } from '../paytable/top-pays.tsx'
import { Announcer } from './announcer.tsx'
import { MachineCanvas } from './machine-canvas.tsx'
import { MessageLine } from './message-line.tsx'
import { SceneOverReels } from './scene-over-reels.tsx'
import { Sign } from './sign.tsx'
import { themeStyle } from './theme-style.ts'
import { useCabinet } from './use-cabinet.ts'

/** The slot machine with its surroundings. Data attributes expose its public state. */
export function GameScreen({ canvas }: { canvas: HTMLCanvasElement }) {
  const game = useGame()
  const { phase, roundId, freeSpins, hold, scene, win, replayed } = useScreen((state) => state)
  const panel = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const cabinet = useCabinet(panel, place)
  const windows = useWindows<WindowName>({ prefetch: prefetchWindows })
  const isCelebrated =
    scene?.kind === 'big-win' ||
    scene?.kind === 'jackpot' ||
    (win !== undefined && win.durationMs > 0 && win.tier !== 'none')
  const isFeature = freeSpins !== undefined || hold !== undefined
  return (
    <main
      className="game-page"
      style={themeStyle(game.opened.theme)}
      data-state={phase}
      data-round={roundId}
      data-mood={isCelebrated ? 'win' : isFeature ? 'feature' : 'base'}
      data-feature={isFeature ? true : undefined}
      data-replay={replayed ? true : undefined}
    >
      <section ref={panel} className="stage-panel">
        <div className="stage-rays" aria-hidden="true" />
        <MachineCanvas canvas={canvas} />
        <Sign onOpen={windows.show} />
        <div className="stage-place">
          {/* A pointer's shortcut only: the button in the console does the same for everybody. */}
          <div ref={place} className="size-full" onPointerDown={() => phase !== 'idle' && game.hurry()} />
        </div>
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

import { IconButton, useUi } from '@fairground/ui'
import { FrameBar, usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { themeStyle } from '../../stage/theme-style.ts'
import { FishingWindows, useFishingWindows } from '../windows/fishing-windows.tsx'
import { BossBanner } from './boss-banner.tsx'
import { ConsoleBar } from './console-bar.tsx'
import './fishing.css'
import { useFishing, useFishingState } from './fishing-context.ts'
import { Gains } from './gains.tsx'
import { SayingLine } from './saying-line.tsx'
import { SeaPlace } from './sea-place.tsx'
import { SeatPlates } from './seat-plates.tsx'

/** A fishing room with its surroundings. Data attributes expose its public state. */
export function FishingShell() {
  const { t } = useTranslation()
  const { dir } = useUi()
  const { opened } = useFishing()
  const windows = useFishingWindows()
  const percent = usePercent()
  const phase = useFishingState((state) => state.phase)
  const seat = useFishingState((state) => state.seat)
  const magazine = useFishingState((state) => state.magazine)
  const number = useFishingState((state) => state.room?.number)
  const isOnline = useFishingState((state) => state.isOnline)
  const room = number === undefined ? '' : ` · ${t('instant.fishing.room', { room: number })}`
  const facts = `RTP ${percent(opened.rtpMinBp)}${room}`
  return (
    <main
      className="fishing-page"
      style={themeStyle(opened.theme)}
      dir={dir}
      data-state={isOnline ? phase : 'offline'}
      data-seat={seat}
      data-round={magazine?.roundId}
      data-spent={magazine?.spent}
      data-rules={opened.rulesId}
    >
      <FrameBar
        facts={facts}
        rulesLabel={t('instant.rules')}
        onRules={() => windows.show('paytable')}
        onMenu={() => windows.show('menu')}
      >
        <IconButton
          look="glass"
          label={t('instant.fishing.rooms')}
          icon="icon-[ph--door-open-duotone]"
          onClick={() => windows.show('rooms')}
          className="touch:size-11"
        />
      </FrameBar>
      <div className="fishing-stage">
        <SeaPlace />
        <SeatPlates />
        <Gains />
        <div className="fishing-top">
          <BossBanner />
          <SayingLine />
        </div>
        <ConsoleBar onAuto={() => windows.show('auto')} />
      </div>
      <FishingWindows windows={windows} />
    </main>
  )
}

import { Tabs } from '@fairground/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskButtons } from './ask-buttons.tsx'
import { BeadPlate } from './bead-plate.tsx'
import { BigRoad } from './big-road.tsx'
import { DerivedRoads } from './derived-roads.tsx'
import { Fitted } from './fitted.tsx'
import type { RoadProps, RoadSide } from './road-kind.ts'
import { RoadNote } from './road-note.tsx'
import { RoadTally } from './road-tally.tsx'
import './roads.css'
import { useWidth } from './use-width.ts'

/** Three cards stand beside each other from here on. */
const deskPx = 720

/** All roads of a table of two sides: three cards, or tabs of one height on a narrow screen. */
export function RoadPanel({ marks, kinds }: RoadProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const isDesk = useWidth(panel) >= deskPx
  const [next, setNext] = useState<RoadSide>()
  const asked: AskedProps = { marks, kinds, next, onAsk: setNext }
  return (
    <section ref={panel} className="road-panel" aria-label={t('live.road.roads')}>
      {isDesk ? <Desk {...asked} /> : <Narrow {...asked} />}
    </section>
  )
}

interface AskedProps extends RoadProps {
  next: RoadSide | undefined
  onAsk: (next: RoadSide | undefined) => void
}

function Desk(asked: AskedProps) {
  const { t } = useTranslation()
  const { marks, kinds, next } = asked
  return (
    <div className="road-desk">
      <section className="road-card">
        <header>
          <h2>{t('live.road.bead')}</h2>
          <RoadTally marks={marks} kinds={kinds} />
        </header>
        <Fitted cellPx={25}>{(columns) => <BeadPlate marks={marks} kinds={kinds} columns={columns} />}</Fitted>
      </section>
      <section className="road-card">
        <header>
          <h2>{t('live.road.big')}</h2>
          <RoadNote />
        </header>
        <Fitted cellPx={25}>{(columns) => <BigRoad {...{ marks, kinds, next, columns }} />}</Fitted>
      </section>
      <section className="road-card">
        <header>
          <h2>{t('live.road.derived')}</h2>
        </header>
        <div className="road-beside">
          <Fitted cellPx={7.8}>{(columns) => <DerivedRoads {...{ marks, kinds, next, columns }} />}</Fitted>
          <AskButtons {...asked} />
        </div>
      </section>
    </div>
  )
}

const tabs = ['big', 'bead', 'derivedShort'] as const
type Shown = (typeof tabs)[number]

function Narrow(asked: AskedProps) {
  const { t } = useTranslation()
  const { marks, kinds } = asked
  const [shown, setShown] = useState<Shown>('big')
  return (
    <div className="road-narrow">
      <Tabs
        label={t('live.road.roads')}
        value={shown}
        onValueChange={setShown}
        className="road-tabs"
        listClassName="road-tab-list"
        tabs={tabs.map((value) => ({
          value,
          label: t(`live.road.${value}`),
          panel: <NarrowRoad shown={value} {...asked} />,
        }))}
      />
      <RoadTally marks={marks} kinds={kinds} />
      <RoadNote />
    </div>
  )
}

function NarrowRoad({ shown, ...asked }: AskedProps & { shown: Shown }) {
  const { marks, kinds, next } = asked
  switch (shown) {
    case 'big':
      return (
        <div className="road-stack">
          <Fitted cellPx={15}>{(columns) => <BigRoad {...{ marks, kinds, next, columns }} />}</Fitted>
          <AskButtons {...asked} />
        </div>
      )
    case 'bead':
      return <Fitted cellPx={22}>{(columns) => <BeadPlate marks={marks} kinds={kinds} columns={columns} />}</Fitted>
    case 'derivedShort':
      return <Fitted cellPx={7}>{(columns) => <DerivedRoads {...{ marks, kinds, next, columns }} />}</Fitted>
  }
}

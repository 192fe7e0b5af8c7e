import { finishAt, sectionMs } from '@fairground/game-rules/games/virtual-races'
import { cx } from '@fairground/ui'
import { type CSSProperties, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { GateBadge } from './gate-badge.tsx'
import { RunnerArt } from './runner-art.tsx'
import { type Race, useRace, useRun, useRunnerName } from './use-race.ts'

/** Share of the way to the finish. */
const shareOf = (position: number): number => position / finishAt

/** The race: everybody's screen shows the same, moved by what the studio tells of each section. */
export function RaceStage() {
  const race = useRace()
  const phase = useLiveState(({ table }) => table.phase)
  const { order } = useRun()
  return (
    <div className="vrace" data-running={phase === 'running' ? true : undefined}>
      <div className="vrace-stands" aria-hidden="true" />
      {race && <Track key={race.number} race={race} />}
      {race && order && <Podium race={race} order={order} />}
    </div>
  )
}

function Track({ race }: { race: Race }) {
  const { t } = useTranslation()
  const nameOf = useRunnerName()
  const { track, order } = useRun()
  const moving = useSection(track.length)
  const [from, to] = [track.at(-2), track.at(-1)]
  const runners = race.card.runners.map(({ id }, runner) => ({ id, runner, gate: runner + 1 }))
  const leaders = to ? [...runners].sort((a, b) => (to[b.runner] ?? 0) - (to[a.runner] ?? 0)) : []
  return (
    <>
      <div className="vrace-track" dir="ltr">
        <i className="vrace-finish" aria-hidden="true" />
        {runners.map(({ id, runner, gate }) => (
          <div key={id} className="vrace-lane">
            <GateBadge gate={gate} />
            {!to && <span className="vrace-name">{nameOf(id)}</span>}
            <span
              key={moving ? track.length : 'rest'}
              className={cx('vrace-runner', moving && 'is-moving')}
              style={styleOf({ from: from?.[runner] ?? 0, to: to?.[runner] ?? 0 }, moving)}
            >
              <RunnerArt kindId={race.kind.id} gate={gate} runner={id} />
            </span>
          </div>
        ))}
      </div>
      {to && !order && (
        <p className="vrace-leaders">
          <span>{t('instant.races.leading')}</span>
          {leaders.slice(0, 3).map(({ gate }) => (
            <GateBadge key={gate} gate={gate} />
          ))}
        </p>
      )}
    </>
  )
}

interface Moving {
  sectionMs: number
  /** Of the section, when it was first drawn here. */
  passedMs: number
}

/** How the newest section is run; undefined where nothing moves. */
function useSection(section: number): Moving | undefined {
  const play = useLive()
  const { phase, tempo, round } = useLiveState(({ table }) => table)
  const startedMs = round?.startedMs ?? 0
  const eachMs = sectionMs / tempo
  const passedMs = useMemo(
    () => Math.max(0, play.nowMs() - startedMs - (section - 1) * eachMs),
    [play, startedMs, section, eachMs],
  )
  return phase === 'running' && section > 0 && !play.isCalm() ? { sectionMs: eachMs, passedMs } : undefined
}

const styleOf = (way: { from: number; to: number }, moving: Moving | undefined): CSSProperties => ({
  ['--from' as string]: shareOf(way.from),
  ['--to' as string]: shareOf(way.to),
  ...(moving && { animationDuration: `${moving.sectionMs}ms`, animationDelay: `-${moving.passedMs}ms` }),
})

/** Who came in first, and what that paid. */
function Podium({ race, order }: { race: Race; order: readonly number[] }) {
  const { t } = useTranslation()
  const nameOf = useRunnerName()
  return (
    <output className="vrace-podium instant-pop">
      <b>{t('instant.races.result')}</b>
      <ol>
        {order.slice(0, 3).map((runner, place) => (
          <li key={runner} data-first={place === 0}>
            <span>{place + 1}</span>
            <GateBadge gate={runner + 1} />
            <span>{nameOf(race.card.runners[runner]?.id ?? 0)}</span>
          </li>
        ))}
      </ol>
    </output>
  )
}

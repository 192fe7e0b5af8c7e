import manifest from 'virtual:art'
import { artUrl } from '@fairground/art/url'
import type { FishingSpecies } from '@fairground/contract/studio'
import { fraction } from '@fairground/game-rules/exact'
import { killThreshold, rollRange } from '@fairground/game-rules/fishing'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../play/looks.ts'
import { useFishing } from '../screen/fishing-context.ts'

const wholeBp = 10_000

/** Every fish: what it pays, how likely one bullet kills it, and what a bullet at it returns. */
export function FishTable() {
  const { t } = useTranslation()
  const { opened } = useFishing()
  return (
    <section>
      <h3 className="mb-3 text-lg font-bold">{t('paytable')}</h3>
      <p className="mb-3 text-sm text-ink-2">{t('instant.fishing.payText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {opened.fishing.species.map((species) => (
          <FishRow key={species.species} species={species} rtpBp={opened.rtpBp} />
        ))}
      </ul>
    </section>
  )
}

function FishRow({ species, rtpBp }: { species: FishingSpecies; rtpBp: number }) {
  const { locale } = useUi()
  const whole = numberFormat(locale)
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const paid = species.multipliers.map(([multiplier]) => multiplier)
  const [least, most] = [Math.min(...paid), Math.max(...paid)]
  const chance = killThreshold(fraction(rtpBp, wholeBp), fraction(species.multiplier)) / rollRange
  return (
    <li className="flex items-center gap-2 rounded-md bg-surface-2 px-2 py-1" data-species={species.species}>
      <img src={artUrl(manifest, `fish/${lookOf(species.species, 1).picture}`)} alt="" width="44" height="44" />
      <span className="grid text-sm">
        <b>
          <bdi>
            ×{whole.format(least)}
            {most > least && `–${whole.format(most)}`}
          </bdi>
        </b>
        <bdi className="text-xs text-ink-3">{percent.format(chance)}</bdi>
      </span>
    </li>
  )
}

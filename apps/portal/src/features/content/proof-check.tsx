import type { CheckedProof } from '@fairground/game-rules/proof'
import { Button, Icon, Note, Stamp } from '@fairground/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from './check-line.tsx'
import { findProof } from './find-proof.ts'
import { SaltLine } from './salt-line.tsx'

interface Checked {
  name: string
  /** Absent where the file is too large to be a proof. */
  proof: CheckedProof | undefined
}

// A shared round's seed was locked by its chain, and what all players of it had is its result.
const texts = {
  slot: ['proof.fitsCommit', 'proof.fitsRound'],
  instant: ['proof.fitsCommit', 'proof.fitsRound'],
  fishing: ['proof.fitsCommit', 'proof.fitsRound'],
  shared: ['checked.fitsCommit', 'checked.fitsOutcome'],
} as const
const locks = ['commit', 'chain', 'saltedWith']

/** A round out of the file that its game handed out, played again by this browser; nothing is sent anywhere. */
export function ProofCheck() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setChecked({ name: file.name, proof: await findProof(file) })
    target.value = ''
  }
  return (
    <section aria-labelledby="proof-title" className="grid gap-3 rounded-lg bg-surface-1 p-5 text-base shadow-1">
      <h2 id="proof-title" className="mt-0!">
        {t('proof.title')}
      </h2>
      <p>{t('proof.text')}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('proof.choose')}
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="line"
        className="justify-self-start"
        start={<Icon name="icon-[ph--upload-simple-bold]" />}
        onClick={() => input.current?.click()}
      >
        {t('proof.choose')}
      </Button>
      <div role="status">{checked && <Result checked={checked} />}</div>
    </section>
  )
}

function Result({ checked: { name, proof } }: { checked: Checked }) {
  const { t } = useTranslation()
  const parts = proof && differencesOf(proof)
  if (!parts) return <Note tone="bad">{t('proof.unreadable')}</Note>
  const isMatch = parts.length === 0
  return (
    <div className="grid gap-3 border-t border-line-soft pt-4">
      <div className="flex items-start justify-between gap-3">
        <bdi className="mono min-w-0 break-all text-sm">{name}</bdi>
        <Stamp tone={isMatch ? 'mint' : 'ruby'}>{t(isMatch ? 'checked.matched' : 'checked.mismatched')}</Stamp>
      </div>
      {proof.isReadable && <Findings proof={proof} parts={parts} />}
      {!isMatch && (
        <Note tone="bad">
          {t('proof.mismatch')} {t('proof.parts')} <bdi className="mono">{parts.join(', ')}</bdi>
        </Note>
      )}
    </div>
  )
}

/** Names of the fields that do not fit; undefined for what is no proof at all. */
function differencesOf(proof: CheckedProof): readonly string[] | undefined {
  if (proof.isReadable) return proof.differences
  return proof.part === undefined ? undefined : [proof.part]
}

type ReadProof = Extract<CheckedProof, { isReadable: true }>

function Findings({ proof: { kind, saltFrom, beaconRound }, parts }: { proof: ReadProof; parts: readonly string[] }) {
  const { t } = useTranslation()
  const [lockText, roundText] = texts[kind]
  const isLocked = !parts.some((part) => locks.includes(part))
  const isAsTold = parts.every((part) => locks.includes(part))
  return (
    <ul className="grid list-none! gap-1 ps-0! text-sm [&_li]:mb-0">
      <CheckLine isRight={isLocked} text={t(lockText)} />
      <CheckLine isRight={isAsTold} text={t(roundText)} />
      {saltFrom && <SaltLine fits={!parts.includes('saltedWith')} from={saltFrom} round={beaconRound} />}
    </ul>
  )
}

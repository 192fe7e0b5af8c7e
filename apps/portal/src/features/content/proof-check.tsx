import { Button, Icon, Note, Stamp } from '@fairground/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from './check-line.tsx'
import type { ProofFinding } from './check-proof.ts'

interface Checked {
  name: string
  /** Absent where the file is no proof. */
  finding?: ProofFinding | undefined
}

// A proof of the longest show is a tenth of that.
const bytesMax = 1_000_000

/** A round out of the file that its game handed out, played again by this browser; nothing is sent anywhere. */
export function ProofCheck() {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState<Checked>()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) setChecked({ name: file.name, finding: await findingOf(file) })
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

/** The rules of all games come along only for whoever checks one. */
async function findingOf(file: File): Promise<ProofFinding | undefined> {
  if (file.size > bytesMax) return undefined
  const { checkProof } = await import('./check-proof.ts')
  return checkProof(await file.text())
}

function Result({ checked: { name, finding } }: { checked: Checked }) {
  const { t } = useTranslation()
  if (!finding) return <Note tone="bad">{t('proof.unreadable')}</Note>
  const isMatch = finding.fitsCommit && finding.fitsRound
  return (
    <div className="grid gap-3 border-t border-line-soft pt-4">
      <div className="flex items-start justify-between gap-3">
        <bdi className="mono min-w-0 break-all text-sm">{name}</bdi>
        <Stamp tone={isMatch ? 'mint' : 'ruby'}>{t(isMatch ? 'checked.matched' : 'checked.mismatched')}</Stamp>
      </div>
      <ul className="grid list-none! gap-1 ps-0! text-sm [&_li]:mb-0">
        <CheckLine isRight={finding.fitsCommit} text={t('proof.fitsCommit')} />
        <CheckLine isRight={finding.fitsRound} text={t('proof.fitsRound')} />
      </ul>
      {!isMatch && <Note tone="bad">{t('proof.mismatch')}</Note>}
    </div>
  )
}

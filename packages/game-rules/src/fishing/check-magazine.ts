import { verifyCommit } from '@fairground/fairness'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { type Arm, arms } from './arms.ts'
import { type RolledVictim, rollShot } from './roll-shot.ts'

/** A shot as a proof file tells it. */
export type ProvedShot = {
  readonly shotNo: number
  readonly weapon: Arm
  readonly end:
    | {
        readonly end: 'rolled'
        readonly rolls: readonly (Omit<RolledVictim, 'paidMinor'> & { readonly paidMinor: string })[]
      }
    | { readonly end: 'returned' }
}

/** The proof file of a magazine whose seed is open. */
export type ProvedMagazine = {
  readonly rtp: string
  readonly betMinor: string
  readonly winMinor: string
  readonly turnoverMinor: string
  readonly magazine: {
    readonly bullets: number
    readonly bulletMinor: string
    readonly spent: number
    readonly killsMinor: string
    readonly fairness: {
      readonly commit: string
      readonly clientSeed: string
      readonly nonce: number
      readonly serverSeed: string | null
    }
  }
  readonly shots: readonly ProvedShot[]
}

/** Makes every roll of a magazine again: the fields that differ, none for a true proof. */
export function checkMagazine(proof: ProvedMagazine): string[] {
  const { magazine, shots } = proof
  const { serverSeed, clientSeed, nonce, commit } = magazine.fairness
  if (serverSeed === null) return ['serverSeed']
  const bulletMinor = BigInt(magazine.bulletMinor)
  const played = shots.reduce(
    (before, shot) => {
      if (shot.end.end === 'returned') return before
      const seeds = { serverSeed, clientSeed, nonce: nonce + before.rolls }
      const again = rollShot({
        ...{ rtp: rtpOf(proof), weapon: shot.weapon, bulletMinor, seeds },
        victims: shot.end.rolls,
      })
      const isSame = again.every((roll, at) =>
        isSameRoll(roll, shot.end.end === 'rolled' ? shot.end.rolls[at] : undefined),
      )
      return {
        rolls: before.rolls + again.length,
        spent: before.spent + arms[shot.weapon].bullets,
        killsMinor: again.reduce((sum, { paidMinor }) => sum + paidMinor, before.killsMinor),
        wrong: isSame ? before.wrong : [...before.wrong, `shots.${shot.shotNo}`],
      }
    },
    { rolls: 0, spent: 0, killsMinor: 0n, wrong: [] as string[] },
  )
  const betMinor = BigInt(magazine.bullets) * bulletMinor
  const turnoverMinor = BigInt(played.spent) * bulletMinor
  const expected: [field: string, isRight: boolean][] = [
    ['commit', verifyCommit(serverSeed, commit)],
    ['spent', magazine.spent === played.spent && played.spent <= magazine.bullets],
    ['killsMinor', BigInt(magazine.killsMinor) === played.killsMinor],
    ['betMinor', BigInt(proof.betMinor) === betMinor],
    ['turnoverMinor', BigInt(proof.turnoverMinor) === turnoverMinor],
    ['winMinor', BigInt(proof.winMinor) === played.killsMinor + betMinor - turnoverMinor],
  ]
  return [...expected.flatMap(([field, isRight]) => (isRight ? [] : [field])), ...played.wrong]
}

const rtpOf = ({ rtp }: ProvedMagazine): Fraction => {
  const [num = '', den = ''] = rtp.split('/')
  return fraction(BigInt(num), BigInt(den))
}

type ToldRoll = Extract<ProvedShot['end'], { end: 'rolled' }>['rolls'][number]

const isSameRoll = (made: RolledVictim, told: ToldRoll | undefined): boolean =>
  told !== undefined &&
  made.nonce === told.nonce &&
  made.roll === told.roll &&
  made.isKill === told.isKill &&
  made.multiplier === told.multiplier &&
  made.share[1] === told.share[1] &&
  made.paidMultiplier === told.paidMultiplier &&
  made.paidMinor === BigInt(told.paidMinor)

import { verify } from '@node-rs/argon2'
import { closedLoop } from './load.ts'

interface Order {
  hash: string
  password: string
  inFlight: number
  durationMs: number
}

// Nothing but the verification of one password, as often as this machine can: `node bare-hash.ts` answers each order with
// its rate.
process.on('message', ({ hash, password, ...load }: Order) => {
  const work = async () => {
    if (!(await verify(hash, password))) throw new Error('the password does not fit the hash')
  }
  closedLoop(work, load).then(
    ({ perSecond }) => process.send?.({ perSecond }),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))

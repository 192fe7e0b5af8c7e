import { createStream } from '@fairground/fairness'

/** The stream of the published worked example: it begins with int(10000) = 2080, or deal(25, 3) = 5, 4, 18. */
export const workedExample = () =>
  createStream({
    serverSeed: 'ed95fde6a810fbebf4fc5402f1e313b0aefb24f7aafc6c5f883e686b7641e3e5',
    clientSeed: 'hello',
    nonce: 3,
  })

const payJob = 'pay-withdrawal'

/** The job that pays this withdrawal; asked for again, it replaces the one that waits. */
export const payJobOf = (withdrawalId: string) =>
  [payJob, { withdrawalId }, { jobKey: `${payJob}:${withdrawalId}` }] as const

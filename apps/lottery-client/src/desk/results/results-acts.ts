import type { CorrectionPlan, ResultChanges } from '@fairground/contract/lottery-results'

/** What a person does at this page; false where it was refused, and the page says why. */
export interface ResultsActs {
  type(drawId: string, result: unknown): Promise<boolean>
  plan(drawId: string, result: unknown): Promise<CorrectionPlan | undefined>
  correct(drawId: string, result: unknown, reason: string): Promise<boolean>
  decide(drawId: string, wishId: string, isGranted: boolean): Promise<boolean>
  changes(drawId: string, version: number): Promise<ResultChanges | undefined>
  endCalls(drawId: string, does: 'retry' | 'give-up'): Promise<boolean>
  upload(gameId: string, sourceId: string, text: string): Promise<boolean>
}

import type { InboxTemplate } from '@fairground/i18n/server'
import type { Tx } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { announce } from '../../../lib/live-events.ts'
import type { Params } from './message-params.ts'
import { addMessage } from './message-store.ts'
import { queuePushes } from './push-store.ts'

interface Notice {
  /** Of what it tells, where the same may be told again: it is written once. */
  id?: string
  memberId: string
  /** `<template>.title` and `<template>.text` of the catalogue `inbox`; what stands before the first dot is its kind. */
  template: InboxTemplate
  /** What fills the template's places. */
  params: Params
  /** Now, unless the caller's clock says otherwise. */
  at?: Date
}

/** Writes to a member's inbox, in the transaction of what it tells; open pages and browsers that are to be told learn of it when that commits. */
export async function notify(tx: Tx, { memberId, template, params, at, ...told }: Notice): Promise<void> {
  const id = told.id ?? newId('msg', at?.getTime())
  if (!(await addMessage(tx, { memberId, id, template, params, sentAt: at }))) return
  await queuePushes(tx, { memberId, messageId: id })
  announce(tx, memberId, 'inbox.changed', {})
}

import type { Reader, Tx } from '../../../db/db.ts'

interface Conversion {
  id: string
  memberId: string
  points: number
  currency: string
  amountMinor: bigint
  requestId: string
  createdAt: Date
}

export async function addConversion(tx: Tx, conversion: Conversion): Promise<void> {
  await tx
    .insertInto('point_conversions')
    .values({
      id: conversion.id,
      member_id: conversion.memberId,
      points: conversion.points,
      currency: conversion.currency,
      amount_minor: conversion.amountMinor,
      request_id: conversion.requestId,
      created_at: conversion.createdAt,
    })
    .execute()
}

export async function findConversion(
  reader: Reader,
  memberId: string,
  requestId: string,
): Promise<{ points: number; amountMinor: bigint } | undefined> {
  const row = await reader
    .selectFrom('point_conversions')
    .select(['points', 'amount_minor'])
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && { points: Number(row.points), amountMinor: BigInt(row.amount_minor) }
}

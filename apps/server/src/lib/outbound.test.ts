import { isNear, isPublic } from '@fairground/psw'
import { expect, test } from 'vitest'
import { OutboundRefused, resolveOutside } from './outbound.ts'

const production = { profile: 'production', privateHosts: ['10.9.8.7'] } as const
const sandbox = { profile: 'sandbox', privateHosts: [] } as const
const reach = (house: { profile: 'production' | 'sandbox'; privateHosts: readonly string[] }, host: string) =>
  resolveOutside({ ...house, privateHosts: [...house.privateHosts] }, host)

test.each(['8.8.8.8', '203.119.8.1', '2606:4700::1111'])('%s is an address of the internet', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  'fd00::1',
  'fe80::1',
  '2002:7f00:1::1',
])('[A-35] %s is none', (address) => {
  expect(isPublic(address)).toBe(false)
})

test('[A-35] outside the sandbox only hosts that the operator of the machine named may be private', async () => {
  await expect(reach(production, '10.9.8.7')).resolves.toBe('10.9.8.7')
  for (const host of ['10.9.8.8', 'localhost', '[::1]', '2130706433'])
    await expect(reach(production, host), host).rejects.toThrow(OutboundRefused)
})

test('[A-35] a sandbox reaches its own machine, but not the metadata of a cloud', async () => {
  expect(isNear(await reach(sandbox, 'localhost'))).toBe(true)
  await expect(reach(sandbox, '169.254.169.254')).rejects.toThrow(OutboundRefused)
})

test('[A-35] what a member named never leads near, in a sandbox neither, unless the operator of the machine named it', async () => {
  const member = { ...sandbox, privateHosts: ['127.0.0.2'], isOfMember: true }
  for (const host of ['127.0.0.1', '10.0.0.1', '[::1]', '::ffff:127.0.0.1'])
    await expect(resolveOutside(member, host), host).rejects.toThrow(OutboundRefused)
  await expect(resolveOutside(member, '127.0.0.2')).resolves.toBe('127.0.0.2')
})

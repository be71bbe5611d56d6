import { expect, test } from 'vitest'
import { applyLimits } from './visitor.ts'
import { texts } from './texts.ts'

const settings = { applyLimit: { count: 30, seconds: 3600 }, applyPhone: '030 123' }
const limitsOf = (address: string, act: 'application' | 'new-link' = 'application') => applyLimits(act, settings)(address)
const counts = (address: string) => limitsOf(address).map(({ limit }) => limit?.count)
const keys = (address: string) => limitsOf(address).map(({ key }) => key.toString('hex'))

test('an address has its limit, an IPv6 network four times as much, all together forty times', () => {
  expect(counts('192.0.2.1')).toEqual([30, 1200])
  expect(counts('2001:db8::1')).toEqual([30, 120, 1200])
})
test('neighbours share the limit of their network, everybody that of all', () => {
  const [one, neighbour, other] = [keys('2001:db8::1'), keys('2001:db8:0:1::1'), keys('192.0.2.1')]
  expect(one.map((key) => neighbour.includes(key))).toEqual([false, true, true])
  expect(one.map((key) => other.includes(key))).toEqual([false, false, true])
})
test('applications and new links are counted apart', () => {
  const links = limitsOf('2001:db8::1', 'new-link').map(({ key }) => key.toString('hex'))
  expect(keys('2001:db8::1').filter((key) => links.includes(key))).toEqual([])
})
test('switched off, all of them are off', () => {
  expect(applyLimits('application', { ...settings, applyLimit: null })('2001:db8::1').map(({ limit }) => limit)).toEqual([null, null, null])
})
test('whoever has to wait may call', () => {
  expect(limitsOf('2001:db8::1').map(({ instead }) => instead)).toEqual(
    Array.from({ length: 3 }, () => ({ de: 'rufen Sie uns an: 030 123', en: 'call us: 030 123' })),
  )
})
test('it says whether the address, its network or everybody together asked too often', () => {
  const said = (act: 'application' | 'new-link') => limitsOf('2001:db8::1', act).map(({ excess }) => excess)
  expect(said('application')).toEqual([texts.many_applications, texts.many_of_network, texts.many_of_all])
  expect(said('new-link')).toEqual([texts.many_links, texts.many_links_of_network, texts.many_links_of_all])
})

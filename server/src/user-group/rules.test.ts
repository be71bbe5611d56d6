import { expect, test } from 'vitest'
import { refuseRemoval, refuseUserGroup } from './rules.ts'
import { texts } from './texts.ts'

const group = (name: string) => ({ id: 1, name, permissions: [] })

test('the group that opens the KPIs keeps its name, to the letter', () => {
  for (const name of ['Auswertung', 'reporting'])
    expect(refuseUserGroup(group(name), { stored: group('Reporting') })).toEqual({ name: [texts.reporting_renamed] })
  expect(refuseUserGroup(group('Reporting'), { stored: group('Reporting') })).toEqual({})
})

test('any other group may be renamed, and a new one called as it likes', () => {
  expect(refuseUserGroup(group('Nacht'), { stored: group('Support') })).toEqual({})
  expect(refuseUserGroup(group('Nacht'), { stored: null })).toEqual({})
})

test('the group that opens the KPIs stays', () => {
  expect(refuseRemoval(group('Reporting'))).toEqual([texts.reporting_removed])
  expect(refuseRemoval(group('Support'))).toEqual([])
})

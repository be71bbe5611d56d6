import type { Entity } from '@kasack/contract/entity.ts'
import { historyLine } from '@kasack/contract/history.ts'
import { bookingOverrideEntity } from '@kasack/contract/booking-override.ts'
import { leasingClockEntity } from '@kasack/contract/leasing-clocks.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { Text } from '@kasack/contract/text.ts'
import { expect, test } from 'vitest'
import { recordWords } from './record-words.ts'

const contract = import.meta.glob<Record<string, unknown>>(['../../../../contract/src/*.ts', '!**/*.test.ts', '!**/*.test-support.ts'], {
  eager: true,
})

/** Only stored entities refer to records; those merely sent do not. */
const isKept = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'fields' in value && 'access' in value && 'id' in (value.fields as object)

const entities = [...Object.values(contract).flatMap((module) => Object.values(module)), ...lookupEntities].filter(isKept)
/**
 * These block no deletion: history lines also name deleted records, clocks are computed, and overrides go with their
 * booking.
 */
const notHolding: string[] = [historyLine.path, leasingClockEntity.path, bookingOverrideEntity.path]
const holding = entities.filter(({ path }) => !notHolding.includes(path))
const references = holding.flatMap(({ path, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'ref' || kind === 'refs' ? [{ path, field }] : [])),
)

const labels = import.meta.glob<Record<string, Text>>('../../*/labels.ts', { eager: true, import: 'labels' })
const labelOf = (name: string, field: string) => labels[`../../${name.replaceAll('_', '-')}/labels.ts`]?.[field]

test('a reference is called as in the form of its record', () => {
  const told = entities.flatMap(({ name, path, fields }) =>
    Object.keys(fields).flatMap((field) => {
      const [label, word] = [labelOf(name, field), recordWords[path]?.labels[field]]
      return label && word ? [{ name, field, label, word }] : []
    }),
  )
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter(({ label, word }) => label.de !== word.de || label.en !== word.en)).toEqual([])
})

test('whatever may refer to a deleted record can be told to the user', () => {
  expect(references.length).toBeGreaterThan(10)
  expect(references.filter(({ path, field }) => !recordWords[path]?.labels[field])).toEqual([])
})

import type { Page } from '@playwright/test'
import { inDays, shown } from './day.ts'
import type { Stop } from './form-sight.ts'
import { see } from './form-sight.ts'

/** How many selects of a kind were tried with all keys. */
export type SelectCounts = Map<string, number>

export type Kind = {
  tried?: SelectCounts
  /** Enter in a day field applies it, too. */
  isFilter?: boolean
  /** Whether all rows of a table are taken. Not in a picker, which would ask before it closes if its last rows were still there. */
  takesRows?: boolean
}

type FillContext = { page: Page; before: Stop; tell: (trouble: string) => void }

/** Fills one field after the other, including fields that appear on the way. */
export async function fill(page: Page, { tried = new Map(), isFilter = false, takesRows = true, tell }: Kind & Pick<FillContext, 'tell'>) {
  const ways: typeof fillings = { ...fillings, ...(isFilter && { day: writeAppliedDay }), ...(takesRows && { 'all rows': press }) }
  await see(page, 'begin')
  for (;;) {
    const before = await see(page, 'next', Object.keys(ways))
    if (!before) return
    const way = isTriedEnough(before, tried) ? takeFirst : ways[before.kind]!
    await way({ page, before, tell: (trouble) => tell(`${nameOf(before)} ${trouble}`) })
  }
}

/** Selects are one component: a few of each kind take every key, the others only a choice. */
function isTriedEnough({ kind, canSearch }: Stop, tried: SelectCounts): boolean {
  if (kind !== 'select' && kind !== 'several') return false
  const shape = `${kind} ${canSearch}`
  const times = tried.get(shape) ?? 0
  tried.set(shape, times + 1)
  return times >= 3
}

export const nameOf = (one: Stop | undefined) => `${one?.kind} ${one?.name}`

const fillings: { [kind: string]: (filled: FillContext) => Promise<void> } = {
  text: write,
  proposals: write,
  password: write,
  number: write,
  textarea: writeLines,
  day: writeDay,
  select: chooseOne,
  several: chooseSeveral,
  switch: press,
  checkbox: press,
  radio: press,
}

async function write({ page, before: { kind, name, shown: there } }: FillContext) {
  if (there === '') await page.keyboard.insertText(kind === 'number' ? '12' : (words.find(([label]) => label.test(name))?.[1] ?? 'Mitte'))
}

const words: [RegExp, string][] = [
  [/E-Mail|Empfänger/, 'walk@klinik.example'],
  [/PLZ|Postleitzahl/, '10115'],
  [/Web|Internet/, 'https://klinik.example'],
  [/Passwort/, 'ein-langer-weg-nach-hause'],
]

async function press({ page, before: { kind, shown: there } }: FillContext) {
  if (kind !== 'radio' || there === '') await page.keyboard.press('Space')
}

async function writeLines({ page, before, tell }: FillContext) {
  const attempts = await see(page, 'submits')
  if (before.shown === '') await page.keyboard.insertText('Mitte')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  if (!(await see(page, 'held')).shown.includes('\n')) tell('takes no new line with Enter')
  if ((await see(page, 'submits')) !== attempts) tell('saves with Enter')
}

/** The form accepts the first valid one. */
const days = [inDays(10), inDays(20), '1990-05-04', inDays(0)].map(shown)

async function writeDay(filled: FillContext) {
  const attempts = await see(filled.page, 'submits')
  await writeAppliedDay(filled)
  if ((await see(filled.page, 'submits')) !== attempts) filled.tell('saves with Enter')
}

async function writeAppliedDay(filled: FillContext) {
  const { page, before, tell } = filled
  await page.keyboard.press('End')
  await page.keyboard.insertText('1')
  if (!(await see(page, 'held', { isOpen: true })).isOpen) tell('does not open its calendar while a day is typed')
  await escape(filled)
  for (const day of before.shown === '' ? days : [before.shown]) {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(day)
    await page.keyboard.press('Enter')
    const now = await see(page, 'held', { shown: day, isOpen: false })
    if (now.shown !== day) tell(`makes "${now.shown}" of ${day}`)
    if (now.isOpen) tell('stays open after Enter')
    if (!now.isWrong) break
  }
}

/** Closes what is open at a control, and nothing else. */
async function escape({ page, tell }: FillContext) {
  const before = await see(page, 'dialogs')
  await page.keyboard.press('Escape')
  if ((await see(page, 'held', { isOpen: false })).isOpen) tell('stays open after Escape')
  const now = await see(page, 'dialogs')
  if (now === before) return
  tell('has Escape close the form')
  if (now > before) await page.keyboard.press('Escape')
  await see(page, 'back')
}

/** Opens a select with the keyboard and waits for its options. */
async function open(page: Page): Promise<string[]> {
  await page.keyboard.press('ArrowDown')
  return see(page, 'options')
}

async function take({ page, tell }: FillContext, wanted: string, key: 'Enter' | 'Tab') {
  await page.keyboard.insertText(wanted)
  if (!(await see(page, 'marks', wanted))) tell(`does not find ${wanted}`)
  await page.keyboard.press(key)
  if (key === 'Tab') await comeBack(page)
}

/** Returns once the field has closed: an immediate return would keep it open. */
async function comeBack(page: Page) {
  await see(page, 'held', { isOpen: false })
  await see(page, 'back')
}

/** The select is closed, shows the choice, and has no search word left. */
async function expectChosen({ page, tell }: FillContext, wanted: string, after: string) {
  const { shown: now, word, isOpen } = await see(page, 'held', { shown: wanted, word: '', isOpen: false })
  if (now === wanted && word === '' && !isOpen) return
  tell(`shows "${now}"${word && ` and the word "${word}"`}${isOpen ? ', still open,' : ''} after ${after}, not "${wanted}"`)
}

/** Deleting may open the options instead. */
async function expectShown({ page, tell }: FillContext, wanted: string, after: string) {
  const now = await see(page, 'held', { shown: wanted, word: '' })
  if (now.shown !== wanted || now.word !== '') tell(`shows "${now.shown}" and the word "${now.word}" after ${after}, not "${wanted}"`)
}

/** Other journeys create and deactivate such users meanwhile. */
const comesAndGoes = (name: string) => name === 'Vera Lindner'

async function chooseOne(filled: FillContext) {
  const { page, before, tell } = filled
  const attempts = await see(page, 'submits')
  const offered = await open(page)
  await escape(filled)
  await expectChosen(filled, before.shown, 'Escape')
  const wanted = offered.find((one) => one !== before.shown && !comesAndGoes(one))
  if (wanted === undefined) return
  const choose = before.canSearch ? chooseByWord : chooseByArrow
  await choose(filled, wanted, 'Tab')
  const { shown: chosen, hasClear } = await see(page, 'held')
  if (offered.length > 1) {
    await open(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expectChosen(filled, chosen, 'Tab passed by')
    await see(page, 'back')
  }
  for (const key of ['Delete', 'Backspace']) {
    await page.keyboard.press(key)
    await expectShown(filled, hasClear ? '' : chosen, key)
    if (hasClear) await choose(filled, chosen, 'Enter')
    else {
      await open(page)
      await escape(filled)
    }
  }
  if ((await see(page, 'submits')) !== attempts) tell('saves with Enter')
}

async function chooseByWord(filled: FillContext, wanted: string, key: 'Enter' | 'Tab') {
  await take(filled, wanted, key)
  await expectChosen(filled, wanted, `${key} took a word`)
}

async function takeFirst({ page, before }: FillContext) {
  if (before.shown !== '' || (await open(page)).length === 0) return
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
}

/** Where no word can be typed, Enter chooses the highlighted option. */
async function chooseByArrow({ page, tell }: FillContext) {
  await open(page)
  await page.keyboard.press('Enter')
  const now = await see(page, 'held', { isOpen: false })
  if (now.shown === '' || now.isOpen) tell('takes nothing with Enter')
}

async function chooseSeveral(filled: FillContext) {
  const { page, before, tell } = filled
  const attempts = await see(page, 'submits')
  const there = before.shown === '' ? [] : before.shown.split(' | ')
  const [first, second] = (await open(page)).filter((one) => !there.includes(one) && !comesAndGoes(one))
  await escape(filled)
  await expectChosen(filled, before.shown, 'Escape')
  if (first === undefined) return
  const withThose = (...more: string[]) => [...there, ...more].join(' | ')
  await take(filled, first, 'Tab')
  await expectChosen(filled, withThose(first), 'Tab took a word')
  if (second !== undefined) {
    await take(filled, second, 'Enter')
    await expectShown(filled, withThose(first, second), 'Enter took a word')
    await page.keyboard.press('Backspace')
    await expectShown(filled, withThose(first), 'Backspace')
  }
  await page.keyboard.press('Delete')
  await expectShown(filled, '', 'Delete')
  await take(filled, first, 'Tab')
  await expectChosen(filled, first, 'Tab took a word again')
  if ((await see(page, 'submits')) !== attempts) tell('saves with Enter')
}

import { expect } from '@playwright/test'
import { bar, barOn, openBoard, rowOf, said } from './board-page.ts'
import {
  act,
  bookDespiteFinding,
  cockpit,
  cockpitRow,
  daysOfStory,
  findable,
  lookUp,
  notice,
  openSection,
  prepareWard,
  sectionToggle,
  span,
  stored,
  takeDesk,
  undoFromNotice,
} from './day-desk.ts'
import { pairs } from './day-words.ts'
import { shown } from './day.ts'
import { emailField, emailForm } from './email-form.ts'
import { test } from './journey.ts'
import { expectFigures } from './kpi-page.ts'
import { mailsTo, mailTo } from './mailbox.ts'
import { agreeOnTerms, bookingForm, bookings, candidates, fillPeriod, firstDay, lastDay, panel } from './placement-page.ts'
import { choose, chooseInMenu, fieldOf, notices, rowsOf } from './screen.ts'
import { chooseEnglish, comeToWork, openFigures } from './dispatcher.ts'

for (const [first, second] of pairs)
  test(`two dispatchers hand a case over from the call to the figures, the one who answers in ${first}, the other in ${second}`, async ({
    page,
    colleague,
    api,
  }) => {
    test.slow()
    const [a, b] = [await takeDesk(page, api, first), await takeDesk(colleague, api, second)]
    const { house, matron, address, family, nurses } = await prepareWard(api, a, b)
    const [jana, mira, nora] = nurses
    const days = daysOfStory()
    const note = 'Sucht ab heute eine Nachtwache.'
    let vacancyPage = ''

    await test.step('both come to work', async () => {
      for (const desk of [a, b]) {
        await comeToWork(desk.page, desk)
        if (desk.language === 'English') await chooseEnglish(desk.page)
      }
      await findable(api, house)
    })

    await test.step('a ward calls: it is found by its name, and the other one reads what was said', async () => {
      await lookUp(b, house.name, house.name)
      await expect(b.page.getByRole('heading', { level: 1 })).toHaveText(house.name)
      await lookUp(a, `${a.w.entry} ${house.name}`, `${a.w.entryAbout} ${house.name}`)
      const form = a.page.getByRole('dialog', { name: a.w.createEntry })
      await form.getByLabel(a.w.note).fill(note)
      await choose(form.getByRole('combobox', { name: a.w.action }), 'Telefonat eingehend')
      await form.getByRole('button', { name: a.w.inAWeek }).click()
      await form.getByRole('button', { name: a.w.createEntry }).click()
      await expect(form).toBeHidden()
      await expect(rowsOf(b.page, b.w.logbook, note)).toContainText(a.name)
    })

    await test.step('the vacancy follows, and appears at the other desk, which opens it', async () => {
      await lookUp(a, `${a.w.vacancy} ${house.name}`, `${a.w.newVacancyAt} ${house.name}`)
      const form = a.page.getByRole('dialog', { name: a.w.createVacancy })
      await choose(form.getByRole('combobox', { name: a.w.vacancyType }), 'Nachtwache')
      await choose(form.getByRole('combobox', { name: a.w.department }), 'Demenz')
      await choose(form.getByRole('combobox', { name: a.w.contactPerson }), matron.name)
      await choose(form.getByRole('combobox', { name: a.w.exams }), 'Pflegefachfrau')
      await a.page.keyboard.press('Escape') // one of several exams is enough
      await fillPeriod(form, days.booked)
      await form.getByRole('button', { name: a.w.createVacancy }).click()
      await notices(a.page).getByRole('link', { name: a.w.visitVacancy }).click()
      await panel(b.page, 'vacancies').getByRole('link', { name: 'Nachtwache' }).click()
      for (const desk of [a, b]) await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText(`Nachtwache, ${house.name}`)
      vacancyPage = new URL(a.page.url()).pathname
    })

    await test.step('who fits stands beside it; three become candidates at both desks', async () => {
      const table = b.page.getByRole('table', { name: b.w.matching })
      const people = b.page.locator('.k-list').filter({ has: table })
      await people.getByRole('searchbox').fill(family)
      await people.getByRole('searchbox').press('Enter')
      await expect(table.locator('tbody .k-cell-button')).toHaveText(nurses.map(({ name }) => name))
      for (const { name } of nurses) await table.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
      await people.getByRole('button', { name: b.w.addAsCandidates }).click()
      for (const { page: seen, w } of [a, b]) {
        await expect(candidates(seen, family)).toHaveCount(3)
        await expect(candidates(seen, w.fresh)).toHaveCount(3)
      }
    })

    await test.step('one e-mail presents all three', async () => {
      for (const { name } of nurses) await candidates(a.page, name).getByRole('checkbox').check()
      await panel(a.page, 'candidates').locator('.k-selection').getByRole('button', { name: a.w.sendProfile }).click()
      await expect(emailField(a.page, a.w.recipient)).toHaveValue(address)
      for (const { name } of nurses) await expect(emailField(a.page, a.w.text)).toHaveValue(new RegExp(name))
      await emailForm(a.page).getByRole('button', { name: a.w.sendEmail }).click()
      await expect(notice(a, a.w.wasSent)).toBeVisible()
      const mail = await mailTo(address)
      for (const { name } of nurses) expect(mail).toContain(name)
      for (const { page: seen, w } of [a, b]) await expect(candidates(seen, w.applied)).toHaveCount(3)
    })

    await test.step('the ward takes the first: what speaks against it is read, then she is booked', async () => {
      await candidates(b.page, jana.name).getByRole('button', { name: b.w.startBooking }).click()
      await agreeOnTerms(bookingForm(b.page))
      await bookDespiteFinding(b, days.booked)
      for (const { page: seen, w } of [a, b]) {
        await expect(candidates(seen, jana.name)).toContainText(w.signed)
        await expect(seen.getByRole('main')).toContainText(w.filled)
      }
    })

    await test.step('with that the follow-up is done, which would answer for the ward in the cockpit', async () => {
      await b.page.getByRole('main').getByRole('link', { name: house.name, exact: true }).first().click()
      await b.page.getByRole('button', { name: b.w.done, exact: true }).click()
      await b.page.getByRole('dialog').getByRole('button', { name: b.w.onlyDone }).click()
      await expect(b.page.getByText(b.w.noFollowUp)).toBeVisible()
      await panel(b.page, 'vacancies').getByRole('link', { name: 'Nachtwache' }).click()
    })

    await test.step('she calls in sick', async () => {
      await lookUp(a, `${a.w.absence} ${jana.name}`, `${a.w.newAbsenceFor} ${jana.name}`)
      const form = a.page.getByRole('dialog', { name: a.w.createAbsence })
      await form.getByRole('combobox', { name: a.w.reason }).click()
      await a.page.getByTitle(a.w.sick, { exact: true }).click()
      await form.getByLabel(a.w.from).fill(shown(days.sick[0]))
      await a.page.keyboard.press('Enter')
      await form.getByRole('button', { name: a.w.threeDays }).click()
      await expect(form).toContainText(`${a.w.hits}: ${house.name}`)
      await a.page.keyboard.press('Control+Enter')
      await expect(notices(a.page).getByRole('button', { name: a.w.tell })).toBeVisible()
      await expect(bookings(b.page, jana.name)).toContainText(`${b.w.sick} `)
    })

    await test.step('the cockpit asks for a stand-in, and the sick one’s row says who it is', async () => {
      await openSection(b, b.w.absentButBooked)
      await act(cockpitRow(b.page, b.w.absentButBooked, jana), b.w.findReplacement).click()
      const picker = b.page.getByRole('dialog', { name: new RegExp(`^${b.w.findReplacement}`) })
      await picker.getByRole('searchbox').fill(family)
      await picker.getByRole('searchbox').press('Enter')
      await picker.getByRole('button', { name: `${b.w.book}: ${mira.name}` }).click()
      await expect(fieldOf(bookingForm(b.page), b.w.standsInFor)).toContainText(jana.name)
      await bookDespiteFinding(b, days.sick)
      await expect(sectionToggle(b.page, b.w.absentButBooked)).toHaveCount(0)
      await expect(bookings(a.page, `${mira.name} ${a.w.standsIn}`)).toHaveCount(1)
      await expect(a.page.getByRole('main')).toContainText(a.w.filled)
    })

    await test.step('what ends is renewed at one desk and left to end at the other; both are done', async () => {
      for (const desk of [a, b]) {
        await openSection(desk, desk.w.bookingsEnding)
        for (const who of [jana, mira]) await expect(cockpitRow(desk.page, desk.w.bookingsEnding, who)).toBeVisible()
      }
      await act(cockpitRow(a.page, a.w.bookingsEnding, jana), a.w.renew).click()
      await bookingForm(a.page).getByRole('button', { name: a.w.twoWeeks }).click()
      await expect(firstDay(bookingForm(a.page))).toHaveValue(shown(days.renewed[0]))
      await expect(lastDay(bookingForm(a.page))).toHaveValue(shown(days.renewed[1]))
      await expect(bookingForm(a.page)).toContainText(a.w.beyond)
      await bookDespiteFinding(a, days.renewed)
      await expect(cockpitRow(b.page, b.w.bookingsEnding, jana)).toHaveCount(0)
      await act(cockpitRow(b.page, b.w.bookingsEnding, mira), b.w.letEnd).click()
      await expect(notice(b, b.w.settledUntil)).toBeVisible()
      for (const { page: seen, w } of [a, b]) await expect(cockpit(seen)).toContainText(w.nothingMine)
    })

    await test.step('the board shows all of it, and takes a mistake', async () => {
      await a.page.goto(vacancyPage)
      await expect(bookings(a.page)).toHaveCount(3)
      await openBoard(b.page, 'employees', family)
      const at = `${b.w.bookingBar} ${house.name}`
      for (const one of [days.booked, days.renewed]) await expect(barOn(b.page, at, one)).toBeVisible()
      await expect(barOn(b.page, at, days.sick)).toBeVisible()
      await expect(bar(b.page, b.w.absenceBar)).toBeVisible()
      await barOn(b.page, at, days.renewed).focus()
      await b.page.keyboard.press('e')
      await b.page.keyboard.press('Shift+ArrowRight')
      await expect(said(b.page)).toContainText(b.w.longer)
      await b.page.keyboard.press('Enter')
      await expect(said(b.page)).toContainText(b.w.saved)
      await expect(bookings(a.page, span(days.mistaken))).toHaveCount(1)
    })

    await test.step('the other one sees in its history who it was, and takes it back', async () => {
      await chooseInMenu(bookings(a.page, span(days.mistaken)), a.w.history)
      const newest = a.page.getByRole('dialog').getByRole('listitem').first()
      await expect(newest).toContainText(b.name)
      await expect(newest.getByRole('definition')).toHaveText(new RegExp(`${shown(days.renewed[1])}.*${shown(days.mistaken[1])}`))
      await newest.getByRole('button', { name: a.w.undo }).click()
      await expect(a.page.getByText(a.w.undone)).toBeVisible()
      await a.page.keyboard.press('Escape')
      await expect(a.page.getByRole('dialog')).toBeHidden()
      await expect(bookings(a.page, span(days.renewed))).toHaveCount(1)
      await expect(barOn(b.page, `${b.w.bookingBar} ${house.name}`, days.renewed)).toBeVisible()
    })

    await test.step('a candidate deleted by mistake comes back with the notice, also on the board', async () => {
      const candidacy = rowOf(b.page, nora.name).getByRole('button', { name: new RegExp(`^${b.w.candidateBar}`) })
      await expect(candidacy).toBeVisible()
      await chooseInMenu(candidates(a.page, nora.name), a.w.remove)
      await a.page.getByRole('dialog').getByRole('button', { name: a.w.remove }).click()
      await expect(candidates(a.page, nora.name)).toHaveCount(0)
      await expect(candidacy).toHaveCount(0)
      await undoFromNotice(a, a.w.candidateDeleted)
      await expect(candidates(a.page, nora.name)).toContainText(a.w.applied)
      await expect(candidacy).toBeVisible()
    })

    await test.step('the figures count what each has done', async () => {
      await openFigures(a.page, a)
      const { entries, emails, vacancies, bookings: booked, one } = a.w
      await expectFigures(a.page, { [entries]: one, 'Profil senden': one, [emails]: one, [vacancies]: one, [booked]: one })
      await openFigures(b.page, b)
      await expectFigures(b.page, { [b.w.entries]: b.w.none, [b.w.vacancies]: b.w.none, [b.w.bookings]: b.w.two })
    })

    await test.step('and the server holds exactly that, with who did it', async () => {
      const [vacancy] = await stored(api, `vacancies.json/?facility=${house.id}`)
      const [of, byA, byB] = [`vacancy__id=${vacancy!['id']}`, { created_by_user: { id: a.id } }, { created_by_user: { id: b.id } }]
      const range = ([lower, upper]: readonly [string, string]) => ({ date_range: { lower, upper } })
      expect(vacancy).toMatchObject({ ...byA, ...range(days.booked), status: 'filled', number_of_bookings: 1 })
      const booked = await stored(api, `bookings.json/?${of}&sort=id`)
      expect(booked).toMatchObject([
        { ...byB, ...range(days.booked), employee: { id: jana.id }, booking_type: 'new_deployment', cancelled: false, terminated: false },
        { ...byB, ...range(days.sick), employee: { id: mira.id }, stands_in_for: { id: booked[0]!['id'] } },
        { ...byA, ...range(days.renewed), employee: { id: jana.id }, continues: { id: booked[0]!['id'] } },
      ])
      const proposals = await stored(api, `candidates.json/?${of}&sort=employee__name`)
      expect(proposals.map(({ status }) => status)).toEqual(['signed', 'signed', 'applied'])
      expect(await stored(api, `emails.json/?${of}`)).toMatchObject([{ ...byA, recipient: address, candidates: [{}, {}, {}] }])
      expect(await mailsTo(address)).toHaveLength(1)
      expect(await stored(api, `bookings/${booked[2]!['id']}/history.json/`)).toMatchObject([
        { act: 'changed', user: { id: a.id } },
        { act: 'changed', user: { id: b.id } },
        { act: 'created', user: { id: a.id } },
      ])
      expect(await stored(api, `candidates/${proposals[2]!['id']}/history.json/`)).toMatchObject([
        { act: 'restored', user: { id: a.id } },
        { act: 'deleted', user: { id: a.id } },
        { act: 'changed', user: { id: a.id } },
        { act: 'created', user: { id: b.id } },
      ])
    })
  })

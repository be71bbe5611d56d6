import { answerQuestions } from '../platform/job/thread.ts'
import { loadHighs } from './integer-program.ts'
import type { Question } from './proposal.ts'
import { propose } from './proposal.ts'

const highs = loadHighs()

answerQuestions(async (question: Question) => propose(await highs, question))

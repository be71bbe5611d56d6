import { answerQuestions } from '../platform/job/thread.ts'
import { rank } from './rules.ts'

answerQuestions(rank)

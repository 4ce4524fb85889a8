import type { Goal } from "./goal.ts"
import { backupDrills } from "./runs/backup-drills.ts"
import { busyLogins } from "./runs/busy-logins.ts"
import { databaseFaults } from "./runs/database-faults.ts"
import { doubleSubmit } from "./runs/double-submit.ts"
import { fullDisk } from "./runs/full-disk.ts"
import { killedDatabase } from "./runs/killed-database.ts"
import { killedPayment } from "./runs/killed-payment.ts"
import { killedProcesses } from "./runs/killed-processes.ts"
import { killedServer } from "./runs/killed-server.ts"
import { parallelUploads } from "./runs/parallel-uploads.ts"
import { paymentRaces } from "./runs/payment-races.ts"
import { refusedRestores } from "./runs/refused-restores.ts"
import { rollingRestart } from "./runs/rolling-restart.ts"
import { slowClients } from "./runs/slow-clients.ts"
import { soak } from "./runs/soak.ts"
import { webhookHistories } from "./runs/webhook-histories.ts"

const between =
  "it stands between the product and its database, and our own is reached by a socket in a folder of the product"

/** Goals about faults and load. */
export const faults: Record<string, Goal> = {
  G1: {
    goal: "Acknowledged writes lost, or removals undone, when the server is killed",
    target:
      "0 in 200 rounds, at least 10,000 rows and 200 each of photos, advertisements, payments and removals acknowledged; 0 violations; each start by itself, ≤ 5 s",
    quick: true,
    run: killedServer,
  },
  G2: {
    goal: "Acknowledged writes lost when PostgreSQL is killed under a product that stays",
    target:
      "0 in 200 rounds, at least 100,000 acknowledged; errors only 503, 0 of them unforeseen; no restart of the product; everyone served again p95 ≤ 5 s",
    run: killedDatabase,
  },
  G5: {
    goal: "Buyers who pay for the same product at one instant",
    target:
      "10,000 races of 2 and 1,000 of 20: one winner each; 0 losers charged, 0 open holds, 0 violations",
    quick: true,
    run: paymentRaces,
  },
  G6: {
    goal: "Crash of the product at each packet to the database while a payment is settled",
    target:
      "560 kills, each packet before and after it is sent, that leave nothing, a claim and a capture: 0 violations, 0 open 100 s after the last, from claim to capture ≤ 100 s",
    only: { engine: "postgresql", because: between },
    run: killedPayment,
  },
  G7: {
    goal: "Card events that come twice, late, early, never and from strangers",
    target:
      "2,000 random histories: each ends paid once or not at all, 0 open holds, 0 violations; 0 of at least 1,000 forged events accepted",
    run: webhookHistories,
  },
  G9: {
    goal: "The same body ten times in parallel",
    target:
      "1,000 rounds of users, wishlist, bookings, a changed price, create-payment-intent and payments, 100 of sign-up: one row each, and each answer says so",
    run: doubleSubmit,
  },
  G17: {
    goal: "Restarts, resets, stalls and 500 ms of latency between the product and PostgreSQL",
    target:
      "200 rounds: process deaths 0, answers of 5xx other than 503 0, unforeseen errors 0, lost writes 0, everyone served again p95 ≤ 5 s",
    only: { engine: "postgresql", because: between },
    run: databaseFaults,
  },
  G18: {
    goal: "A full disk under the database and the photos; of a server elsewhere, under its tables",
    target:
      "20 rounds: writes answer 503 storage-full and never 500, unforeseen errors 0, reads go on, half photo files 0, recovery without restart 20",
    run: fullDisk,
  },
  G19: {
    goal: "1,000 slow connections of five kinds (headers, body, reading, photos, ranges) beside a good client",
    target: "60 s each: the good client's p99 < 500 ms, failed answers 0, memory below +150 MB at most",
    only: { engine: "embedded", because: "who is slow never comes to the database" },
    run: slowClients,
  },
  G20: {
    goal: "Two processes replaced one by one under load",
    target:
      "20 times under at least 200,000 requests of 50 clients, 0 errors; at least 10,000 acknowledged messages, 0 lost",
    run: rollingRestart,
  },
  G37: {
    goal: "Backups restored elsewhere: equal, free of violations, and people sign in",
    target: "10 of 10 drills; restore of 100,000 rows ≤ 60 s",
    run: backupDrills,
  },
  G38: {
    goal: "Half an hour of an even stream of requests",
    target: "200 a second (5 % less at most), 0 errors; memory below +1 MB a minute, open files flat",
    weekly: true,
    run: soak,
  },
  G39: {
    goal: "Twenty logins and two uploads at once: how long others wait",
    target: "p99 of a look from outside below 100 ms",
    run: busyLogins,
  },
  G46: {
    goal: "Ten sellers who send 200 photos of 9 MB at the same moment",
    target: "at most +120 MB of memory, all answered, lists p95 ≤ 100 ms",
    run: parallelUploads,
  },
  G52: {
    goal: "Damaged backups that are restored",
    target: "100 files: all refused, 0 rows or photos changed",
    run: refusedRestores,
  },
  G53: {
    goal: "Processes killed under load, and npm under the product",
    target:
      "100 and 20 kills: 0 requests unanswered after 5 s, nothing of ours alive 10 s after npm is killed",
    only: {
      engine: "embedded",
      because: "who accepts a connection, and who started whom, is the same on both",
    },
    run: killedProcesses,
  },
}

// A client of the engine for JavaScript: one JSON object per line over standard input and output.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

const LAUNCHER = fileURLToPath(new URL('../../strategos', import.meta.url));

export class Engine {
  /** Starts the command in the environment variable STRATEGOS, or the launcher of this checkout. */
  constructor() {
    const [program, ...words] = (process.env.STRATEGOS ?? LAUNCHER).split(' ');
    this.process = spawn(program, [...words, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = [];
    const lines = createInterface({ input: this.process.stdout });
    lines.on('line', (line) => this.waiting.shift().resolve(JSON.parse(line)));
    lines.on('close', () => this.waiting.forEach(({ reject }) => reject(new Error('the engine has ended'))));
  }

  /** Sends a request and returns the answer; an error is thrown with its reason. */
  async ask(t, fields = {}) {
    const answer = await new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.process.stdin.write(JSON.stringify({ t, ...fields }) + '\n');
    });
    if (answer.t === 'error') throw new Error(answer.reason);
    return answer;
  }

  close() {
    this.process.stdin.end();
  }
}

import { text } from '../text/en';
import { advice } from '../text/en/advice';
import { nameIn, type Told } from '../log/line';
import { orderWords } from '../orders/words';
import type { Action, Explanation, Reason } from '../wire';

/** The move of an explanation in words. Orders for which there is no sentence are told as in the list of orders. */
export function moveWords(told: Told, { action, order, move }: Explanation): string {
  const isListed = order !== null && (order.kind === 'airlift' || action.deed === 'other');
  return isListed ? orderWords(told, order) : actionWords(told, action, move);
}

/** A move in words; one that has none is written in the notation. */
export function actionWords({ names }: Pick<Told, 'names'>, { deed, from, to, count }: Action, notation = ''): string {
  const { actions } = advice;
  const [start, end, n] = [names[from ?? -1] ?? '', names[to ?? -1] ?? '', count ?? 0];
  switch (deed) {
    case 'claim':
      return actions.claim(end);
    case 'place':
      return actions.place(end, n);
    case 'trade':
      return actions.trade;
    case 'attack':
      return actions.attack(start, end);
    case 'defend':
      return actions.defend(n);
    case 'occupy':
      return actions.occupy(end, n);
    case 'fortify':
    case 'advance':
      return actions.fortify(start, end, n);
    case 'name-capital':
      return actions.capital(end);
    case 'bomb':
      return actions.bomb(end);
    case 'blockade':
      return actions.blockade(end);
    case 'end-trading':
      return actions.endTrading;
    case 'end-attacks':
      return actions.endAttacks;
    case 'end-turn':
      return actions.endTurn;
    case 'end-orders':
      return actions.endOrders;
    case 'other':
      return notation;
  }
}

/** The odds of the battle and what speaks for the move, a sentence each. */
export function reasonWords(told: Told, { battle, reasons }: Explanation): string[] {
  const odds = battle === null ? [] : [advice.battle(battle.attackers, battle.defenders, text.percent(battle.win))];
  return [...odds, ...reasons.map((reason) => wordsOf(told, reason))];
}

function wordsOf(told: Told, reason: Reason): string {
  const { reasons } = advice;
  const place = (territory: number) => told.names[territory];
  const continent = (index: number) => told.board.continents[index].name;
  const { percent } = text;
  switch (reason.kind) {
    case 'completes-continent':
      return reasons.completes(continent(reason.continent), reason.bonus);
    case 'breaks-continent':
      return reasons.breaks(continent(reason.continent), nameIn(told, reason.seat), reason.bonus);
    case 'gains-ground':
      return reasons.ground(continent(reason.continent), reason.held, reason.size);
    case 'eliminates':
      return reasons.eliminates(nameIn(told, reason.seat), reason.cards);
    case 'earns-card':
      return reasons.card;
    case 'brings-armies':
      return reasons.brings(reason.armies);
    case 'shields':
      return reasons.shields(place(reason.from), place(reason.territory), percent(reason.before), percent(reason.after));
    case 'prepares':
      return reasons.prepares(place(reason.to), percent(reason.before), percent(reason.after));
    case 'best-attack-left':
      return reasons.bestLeft(place(reason.from), place(reason.to), percent(reason.win));
    case 'no-attack-left':
      return reasons.noneLeft;
    case 'expects': {
      const { figure, about, here, otherwise } = reason;
      const [what, write] = figureWords(told, figure, about ?? 0);
      return advice.expects(what, write(here), write(otherwise));
    }
  }
}

/** A figure in words, and how its numbers are written. */
function figureWords(told: Told, figure: Extract<Reason, { kind: 'expects' }>['figure'], about: number): [string, (n: number) => string] {
  const { figures, number } = advice;
  const continent = () => told.board.continents[about].name;
  switch (figure) {
    case 'income':
      return [figures.income, number];
    case 'rival-income':
      return [figures.rivalIncome, number];
    case 'territories':
      return [figures.territories, number];
    case 'armies':
      return [figures.armies, number];
    case 'cards':
      return [figures.cards, number];
    case 'continent':
      return [figures.continent(continent()), text.percent];
    case 'rival-continent':
      return [figures.rivalContinent(continent()), text.percent];
    case 'elimination':
      return [figures.elimination(nameIn(told, about)), text.percent];
  }
}

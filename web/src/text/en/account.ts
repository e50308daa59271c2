import { text as common } from '../en';

const account = {
  ...common.account,
  title: 'Account',
  register: 'Create account',
  name: 'Name',
  nameHint: '2 to 20 letters, digits, hyphens and underscores',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  why: 'An account keeps your games on every device. The games that you have played in this browser move to it.',
  noMail: 'There is no e-mail to reset a password: keep yours safe, or ask the operator of this server.',
  guest: 'Play as a guest',
  guestWhy: 'Choose the name that others see. It stays with this browser.',
  saveName: 'Save name',
  nameSaved: 'Name saved.',
  signedIn: (name: string) => `Signed in as ${name}.`,
  signOut: 'Sign out',
  changePassword: 'Change password',
  current: 'Current password',
  next: 'New password',
  changed: 'Password changed. Other browsers have been signed out.',
};

export const text = { ...common, account };

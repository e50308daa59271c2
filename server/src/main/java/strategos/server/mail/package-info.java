/** E-mails to players whose turn it is, over the mail server of the operator. */
@NullMarked
package strategos.server.mail;

import org.jspecify.annotations.NullMarked;

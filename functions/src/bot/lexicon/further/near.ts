/** Meanings near each other, as in concepts.ts: who asks of one may be told of the others. */
export const furtherNear = `
merch, t shirt, mug, keychain, tote bag, calendar, poster
t shirt, size, fabric, saree
gift card, gift, coupon
exchange, return, size, wrong item
return, refund, exchange, broken, wrong item
broken, defective, warranty, quality, complaint
quality, complaint, fabric, wash
wash, fade, clean
tight, loose, size
plastic, gift wrap
authentic, scam, real page
fake page, real page, scam
not arrived, late, track, delivery
express, soon, delivery
pickup, shop, delivery
abroad, america, bangladesh
outside kolkata, siliguri
branch, kolkata, address
payment, cash on delivery, installment, receipt, taka kete
taka kete, refund, order
advance, deposit, balance payment, payment
discount, coupon, price, bulk
free, scholarship, price
জরিমানা, late, fee
salary, job, earn
price, fee, rent, salary
fee, scholarship, payment
donation, charity show, profit
minimum order, bulk, order
preorder, order, stock
expiry, fridge
pickle, spicy
dealer, sell, shop
account, forgot password, delete
open, close, weekly off, holiday
deadline, admission, date free
postpone, date free, cancel
capacity, seat, hall, guest, batch
vacancy left, seat, admission
entrance, ticket, seat, late
hall, rent, stage, parking, room
room, hotel
rain, cancelled show
damage caused, deposit, broken
show, book a show, stage, ticket, college fest, corporate, school
book a show, invite, date free, contract
book early, date free, advance
cast of show, team members
anchor, wedding
wedding, rice ceremony, sacred thread, birthday party
birthday party, birthday, cake, games, guest
greeting video, birthday, video
catering, plate, menu, vegetarian, team food, waiter
menu, vegetarian, tasting
leftover, catering
team food, snack, eat
photographer, album, drone, photo
makeup artist, green room
dj, sound system, music
alcohol, drink
record the show, camera, live stream, video
lost, ticket, stolen
class, batch, teacher, fee, admission, drama, drawing
drama, acting, audition
drawing, competition
competition, prize, result, rules, submit
missed class, pause, recording of class
leave class, cancel, refund
online class, recording of class
private lesson, home tutor, teacher
progress, certificate, result
parents, wait there, meeting
safety, hurt feelings, doctor
doctor, ill, allergy
bullying, complaint, rude
photo of child, privacy, blur, my face
transport, pick up child
uniform, costume
camp, outing
syllabus, class
trial class, class
volunteer, job, internship
job, apply, editor
permission, copyright, licence
copyright, stolen, credit, licence, meme, translate
my face, blur, delete
privacy, share data, delete, cookie, chat saved
complaint, rude, hurt feelings, reply time, responsible
hurt feelings, joke, religion, women
abuse, threat, block, comment deleted
threat, police
reply time, complaint
earn, tax, ads, sponsored
child actor, child, acting
visit shoot, visit home
visit home, address, phone call, meet and greet
fan club, start a club, join club, meet and greet, membership
membership, benefit, fee
relief, donation, old clothes
old clothes, donation
medical help, donation
fan letter, send gift, address
download, tv
upload, no video this week, notification
camera, software
start channel, software
real family, cast
cast, acting
health, ill
press, press kit
website problem, app
newsletter, cancel
subtitles, deaf, translate
elderly, age, health
child, son, daughter, student
adult, age
disabled, stairs, elderly
woman, teacher
guest, invite
staff, job
`
